#!/bin/sh
# ruff, mypy, lint-imports and pytest. All are run whatever the others say, pytest last, so that
# one run shows everything there is to fix and ends with pytest's summary.
set -u
cd "$(dirname "$0")/.."
. packaging/system.sh

python=.venv/bin/python
failed=

# Workers that begin together would each compile all tests.
[ -d tests/__pycache__ ] ||
    env -u PYTHONDONTWRITEBYTECODE "$python" -m pytest --collect-only -q >/dev/null 2>&1 &

"$python" -m ruff check . || failed="$failed ruff"
"$python" -m ruff format --check . || failed="$failed format"
"$python" -m mypy || failed="$failed mypy"
PYTHONPATH=. .venv/bin/lint-imports --no-cache || failed="$failed imports"
if [ -n "$failed" ]; then
    say "failed, see above:$failed"
fi
wait
"$python" -m pytest -n auto --dist worksteal "$@" || exit
[ -z "$failed" ]

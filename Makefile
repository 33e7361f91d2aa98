# Everything a fresh machine needs: `make play` and `make test`.
# The longer steps are plain sh in packaging/.

.PHONY: play test test-all translations fuzz bench arena compiled package clean

# Options of the program or of pytest, as in: make test ARGS="-k frozen"
ARGS =

ifeq ($(shell test -w . && echo yes),yes)
play:
	@sh packaging/setup.sh play
	@sh packaging/play.sh $(ARGS)

test:
	@sh packaging/setup.sh test
	@sh packaging/test.sh $(ARGS)

# Everything, also what takes minutes: every case of what `make test` runs samples of.
test-all:
	@sh packaging/setup.sh test
	@sh packaging/test.sh --nightly $(ARGS)
else
play test test-all:
	@copy=$$(. packaging/system.sh; writable_copy) && exec $(MAKE) -C "$$copy" $@
endif

# Reads the strings of the program into every catalogue; CODE=fr begins another one.
translations:
	@sh packaging/setup.sh test
	@.venv/bin/python -m tests.app.catalogue $(CODE)

# Gives inputs by chance to everything that reads: make fuzz ARGS="-k records"
fuzz:
	@sh packaging/setup.sh test
	@HYPOTHESIS_PROFILE=nightly QT_QPA_PLATFORM=offscreen nice -n 15 \
		.venv/bin/python -m pytest -q tests/fuzz $(ARGS)

# Two ways to run the program; -P keeps the checkout itself from coming first.
interpreted = .venv/bin/python -m canasta_qt
compiled = PYTHONPATH=build/compiled .venv/bin/python -P -m canasta_qt

# `make bench COMPILED=1` measures the compiled engine.
bench: $(if $(filter 1,$(COMPILED)),compiled)
	@sh packaging/setup.sh bench
	@$(if $(filter 1,$(COMPILED)),$(compiled),$(interpreted)) bench $(ARGS)

# Two bots against each other, compiled because it takes hours:
# make arena ARGS="master standard --hands 600 --jobs 2 --out deals.jsonl"
# `make arena COMPILED=0` needs no C compiler.
arena: $(if $(filter 0,$(COMPILED)),,compiled)
	@sh packaging/setup.sh bench
	@$(if $(filter 0,$(COMPILED)),$(interpreted),$(compiled)) arena $(ARGS)

compiled:
	@sh packaging/setup.sh compile
	@.venv/bin/python packaging/compile.py

package:
	@sh packaging/setup.sh package
	@.venv/bin/python packaging/build.py $(ARGS)

clean:
	rm -rf .venv build dist canasta-demo.png

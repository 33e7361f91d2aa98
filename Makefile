# Everything a fresh machine needs: `make play` and `make test`.
# The longer steps are plain sh in packaging/.

.PHONY: play test bench arena compiled package clean

# Options of the program or of pytest, as in: make test ARGS="-k frozen"
ARGS =

play:
	@sh packaging/setup.sh play
	@sh packaging/play.sh $(ARGS)

test:
	@sh packaging/setup.sh test
	@sh packaging/test.sh $(ARGS)

# `make bench COMPILED=1` and `make arena COMPILED=1` run the compiled engine; -P keeps
# the checkout itself from coming first.
ifdef COMPILED
run = PYTHONPATH=build/compiled .venv/bin/python -P -m canasta_qt
built = compiled
else
run = .venv/bin/python -m canasta_qt
endif

bench: $(built)
	@sh packaging/setup.sh bench
	@$(run) bench $(ARGS)

arena: $(built)
	@sh packaging/setup.sh bench
	@$(run) arena standard random $(ARGS)

compiled:
	@sh packaging/setup.sh compile
	@.venv/bin/python packaging/compile.py

package:
	@sh packaging/setup.sh package
	@.venv/bin/python packaging/build.py $(ARGS)

clean:
	rm -rf .venv build dist canasta-demo.png

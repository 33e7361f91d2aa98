# Everything a fresh machine needs: `make play` and `make test`.
# The longer steps are plain sh in packaging/.

.PHONY: play test bench arena package clean

# Options of the program or of pytest, as in: make test ARGS="-k frozen"
ARGS =

play:
	@sh packaging/setup.sh play
	@sh packaging/play.sh $(ARGS)

test:
	@sh packaging/setup.sh test
	@sh packaging/test.sh $(ARGS)

bench:
	@sh packaging/setup.sh bench
	@.venv/bin/python -m canasta_qt bench $(ARGS)

arena:
	@sh packaging/setup.sh bench
	@.venv/bin/python -m canasta_qt arena standard random $(ARGS)

package:
	@sh packaging/setup.sh package
	@.venv/bin/python packaging/build.py $(ARGS)

clean:
	rm -rf .venv build dist canasta-demo.png

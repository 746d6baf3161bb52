check:
	@CH='$(CH)' MAKE='$(MAKE)' tests/support/check.sh

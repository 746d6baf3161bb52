# How everything is built: the flags, the tests, the verdicts.
#
# GNU make, called by the scripts of the verbs; the verbs themselves are in the
# Makefile at the top. Everything goes into BUILD:
#
#   tools.mk             what this machine has; all else is built by it
#   harness.o harness/   what all tests share
#   tests/NN_name.o      a chapter's tests; NN_name/tests.so, a library of them
#   tests/NN_name.*      what they and the header declare (contract.sh)
#   harness/run          runs any chapter's tests on any exercise
#   check/NN_name/       a student's facts and verdict (judge.sh)
#   fingerprints/NN_name what known mistakes give (fingerprints.sh)

BUILD    ?= build
SANITIZE ?= 1
judge    := tests/judge
harness  := tests/harness
guesses  := tests/guesses
chapters := $(notdir $(wildcard chapters/[0-9][0-9]_*))

# A file is there whole, or not at all, whatever ends the build: a recipe writes
# $(new), and $(whole) gives it its name. Intermediate files are kept.
.SECONDARY:
new   = $@.new
whole = mv -f $(new) $@

ifeq ($(origin CC),default)
  CC := cc
endif
-include $(BUILD)/tools.mk

# A chapter's tests are compiled with -O0: that takes a third of the time, and
# they run as fast, since they mostly wait for the exercise and for libm.
#
# _DEFAULT_SOURCE makes math.h define M_PI, which is not part of C11. -Wpedantic
# is left out: it warns about const double x[n][d] before C23. Unused parameters
# are allowed, since an exercise that contains only TODO() uses none. Two
# warnings are errors, since a function may seem right in spite of them: a
# missing return, and a call of an undeclared function. Students may compare an
# int with a size_t, and have a constant for a function that is not written yet.
warnings := -Wall -Wextra -Wno-unused-parameter -Werror=return-type \
  -Werror=implicit-function-declaration
STAND_IN      := -I$(harness)/stand_in
HOUSE_FLAGS   := -std=c11 -O1 $(warnings) -Wconversion -Wshadow \
  -iquote $(harness) $(STAND_IN)
CRITERION_FLAGS := $(filter-out $(STAND_IN),$(HOUSE_FLAGS)) $(CRITERION_CFLAGS)
PLAIN_FLAGS   := -pipe -std=c11 -D_DEFAULT_SOURCE -g -O0 $(warnings) \
  -Wno-sign-compare -Wno-unused-const-variable $(LIBRARY_FLAGS)
STUDENT_FLAGS := $(PLAIN_FLAGS)
LINK_FLAGS    := $(FAST_LINKER)
flavour       := plain
ifneq ($(SANITIZE),0)
  sanitizers := -fno-omit-frame-pointer $(if $(SANITIZERS), \
    -fsanitize=$(SANITIZERS) -fno-sanitize-recover=undefined)
  STUDENT_FLAGS += $(sanitizers) $(FILL_LOCALS)
  LINK_FLAGS    += $(sanitizers)
  flavour       := run
endif
LINK := -lm $(LINK_SYSTEM)
export FLAVOUR = $(flavour)
export BUILD CC STUDENT_FLAGS PLAIN_FLAGS LINK_FLAGS FAST_LINKER LINK \
  LINK_LIBRARY OUTER_LIMIT HIDE LEAKS FLOAT_WARNING FILL_LOCALS

# 05_full_formula -> full_formula
name_of = $(subst $(firstword $(subst _, ,$(1)))_,,$(1))

# The files that are needed to judge a chapter. Where an exercise can be linked
# by itself (tools.sh), one program loads it and the tests.
ready = $(addprefix $(BUILD)/tests/$(1).,o claims exports contract) \
  $(BUILD)/harness.o $(BUILD)/harness/runner.o \
  $(if $(LINK_LIBRARY),$(BUILD)/tests/$(1)/tests.so $(BUILD)/harness/$(flavour))

# What is needed of all chapters, or of those that chapters="..." names.
.PHONY: tests references fingerprints
tests: $(foreach c,$(chapters),$(call ready,$(c))) $(BUILD)/harness/worked.o
references: $(foreach f,reference plain,$(chapters:%=$(BUILD)/$(f)/%.o))
fingerprints: $(chapters:%=$(BUILD)/fingerprints/%)

# A script with a date of the future would be newer for ever, and make read this
# file again without end.
$(BUILD)/tools.mk: $(judge)/tools.sh
	@mkdir -p $(BUILD) && CC='$(CC)' BUILD='$(BUILD)' sh $(judge)/tools.sh \
	  >$(new)
	@[ -z "$$(find $< -newer $(new))" ] || touch -r $< $(new)
	@$(whole)

folders := $(chapters:%=$(BUILD)/tests/%) $(chapters:%=$(BUILD)/check/%) \
  $(addprefix $(BUILD)/,reference plain harness criterion fingerprints worker)
$(folders):
	@mkdir -p $(folders)

# What a chapter's header and its tests declare, for several purposes.
contract_parts := contract exports missing.h weak.h claims
contract := $(addprefix $(BUILD)/tests/%.,$(contract_parts))
$(contract): $(judge)/contract.sh $(judge)/contract.awk
	@mkdir -p $(BUILD)/tests/$*
	@sh $(judge)/contract.sh $* >$(BUILD)/tests/$*/new.contract
	@awk -v to=$(BUILD)/tests/$*/new -v header=$(call name_of,$*).h \
	  -f $(judge)/contract.awk $(BUILD)/tests/$*/new.contract
	@for part in $(contract_parts); do \
	  mv -f $(BUILD)/tests/$*/new.$$part $(BUILD)/tests/$*.$$part || exit; done

define chapter_rules
$(subst %,$(1),$(contract)): chapters/$(1)/$(2).h tests/$(1)/$(2)_test.c \
  $(wildcard tests/$(1)/contract.tsv)

$(BUILD)/tests/$(1).o: tests/$(1)/$(2)_test.c $(BUILD)/tests/$(1).missing.h \
  $(harness)/claim.h $(harness)/registry.h $(harness)/oracle.h \
  $(harness)/vocabulary.h $(BUILD)/tools.mk
	@$(CC) $(HOUSE_FLAGS) $(LIBRARY_FLAGS) -O0 -Ichapters/$(1) \
	  -include $(BUILD)/tests/$(1).missing.h -c $$< -o $$(new)
	@$$(whole)

$(BUILD)/criterion/$(1).o: $(BUILD)/tests/$(1).o | $(BUILD)/criterion
	@$(CC) $(CRITERION_FLAGS) -Ichapters/$(1) -c tests/$(1)/$(2)_test.c -o $$(new)
	@$$(whole)

# Each function is looked for in the exercise first, even if it is here, too.
$(BUILD)/tests/$(1)/tests.so: $(BUILD)/tests/$(1).o
	@$(filter-out -Bsymbolic,$(LINK_LIBRARY)) -soname tests.so $$< -o $$(new)
	@$$(whole)

.PHONY: verdict-$(1)
verdict-$(1): export NAMED = 1
verdict-$(1): $(call ready,$(1)) | $(BUILD)/check/$(1)
	@sh $(judge)/judge.sh $(1) chapters/$(1)/$(2).c $(BUILD)/check/$(1)

$(BUILD)/reference/$(1).o $(BUILD)/plain/$(1).o: solutions/$(1)/$(2).c \
  $(BUILD)/tests/$(1).weak.h $(BUILD)/tools.mk | \
  $(BUILD)/reference $(BUILD)/plain
	@$(CC) $$(if $$(findstring /plain/,$$@),$(PLAIN_FLAGS),$(STUDENT_FLAGS)) \
	  -Ichapters/$(1) -include $(BUILD)/tests/$(1).weak.h -c $$< -o $$(new)
	@$$(whole)
endef
$(foreach c,$(chapters),$(eval $(call chapter_rules,$(c),$(call name_of,$(c)))))

# make judge C=NN_name SOURCE=FILE OUT=FOLDER: judges any file. With FILLED=1
# the functions that FILE lacks come from the reference. With NAMED=1 known
# mistakes are named.
.PHONY: judge blame
judge: $(call ready,$(C)) $(if $(FILLED),$(BUILD)/reference/$(C).o)
	@REST='$(if $(FILLED),$(BUILD)/reference/$(C).o)' NAMED='$(NAMED)' \
	  sh $(judge)/judge.sh $(C) '$(SOURCE)' '$(OUT)'

# make blame C=NN_name EXERCISE=NAME SOURCE=FILE: which line is? (blame.sh)
blame: $(call ready,$(C)) $(BUILD)/harness/edits.o
	@NAMED= sh $(guesses)/blame.sh $(C) $(EXERCISE) '$(SOURCE)' $(BUILD)/blame

# The fingerprints of a chapter's known mistakes. At home those of one exercise
# are made when they are first needed (judge.sh).
define fingerprint_rule
$(BUILD)/fingerprints/$(1): $(BUILD)/tests/$(1).o \
  $(BUILD)/tests/$(1).contract solutions/$(1)/$(2).c \
  $(BUILD)/harness.o $(BUILD)/harness/runner.o \
  $(wildcard tests/$(1)/misconceptions tests/$(1)/misconceptions/*.[ch]) \
  $(judge)/fingerprints.sh $(judge)/misconception.awk $(judge)/together.awk
	@sh $(judge)/fingerprints.sh $(1) $$@
endef
ifneq ($(findstring fingerprints,$(MAKECMDGOALS)),)
$(foreach c,$(chapters),$(eval $(call \
  fingerprint_rule,$(c),$(call name_of,$(c)))))
endif

# Prints the same flags for a script that calls judge.sh by itself.
.PHONY: flags
flags:
	@echo "CC='$(CC)' LINK='$(LINK)' LINK_FLAGS='$(LINK_FLAGS)'"
	@echo "STUDENT_FLAGS='$(STUDENT_FLAGS)' OUTER_LIMIT='$(OUTER_LIMIT)'"
	@echo "PLAIN_FLAGS='$(PLAIN_FLAGS)'"
	@echo "LINK_LIBRARY='$(LINK_LIBRARY)'"

# The oracle computes much, and is optimised.
parts := call claim code_limits expect facts general oracle structure \
  suggestions
$(BUILD)/harness.o: $(parts:%=$(BUILD)/harness/%.o)
	@$(CC) -r -nostdlib $^ -o $(new)
	@$(whole)

# Runs the claims of the chapter whose libraries are found when it starts. Two
# empty ones stand in for them here.
$(BUILD)/harness/run $(BUILD)/harness/plain: $(BUILD)/harness.o $(addprefix \
  $(BUILD)/harness/,runner.o student.so tests.so)
	@$(CC) $(FAST_LINKER) $(if $(filter %/run,$@),$(sanitizers)) -Wl,-E \
	  -Wl,--no-as-needed $^ $(LINK) -o $(new)
	@$(whole)

$(BUILD)/harness/%.so: $(BUILD)/harness/empty.o
	@$(LINK_LIBRARY) -soname $(@F) $< -o $(new)
	@$(whole)

$(BUILD)/harness/empty.o: $(BUILD)/tools.mk | $(BUILD)/harness
	@$(CC) -x c -c /dev/null -o $(new)
	@$(whole)

vpath %.c $(harness) $(guesses)
$(BUILD)/harness/%.o: %.c $(wildcard $(harness)/*.h) $(BUILD)/tools.mk | \
  $(BUILD)/harness
	@$(CC) $(HOUSE_FLAGS) $(if $(filter oracle,$*),,-O0) -c $< -o $(new)
	@$(whole)

# A chapter's tests under Criterion's own runner, with the reference.
$(BUILD)/harness/with_criterion.o: HOUSE_FLAGS := $(CRITERION_FLAGS)
$(BUILD)/criterion/%: $(BUILD)/criterion/%.o $(BUILD)/harness.o \
  $(BUILD)/harness/with_criterion.o $(BUILD)/plain/%.o
	@$(CC) $^ $(CRITERION_LIBS) $(LINK) -o $(new)
	@$(whole)

# The two programs that grade a chapter.
ifneq ($(filter workers narrowed,$(MAKECMDGOALS)),)
-include $(wildcard tests/grader/worker/worker.mk)
endif

# How everything is built: the flags, the tests, the verdicts.
#
# GNU make, called by the scripts of the verbs; the verbs themselves stand in
# the Makefile at the top. Everything goes into BUILD:
#
#   tools.mk          what this machine has      harness.o  what tests share
#   tests/NN_name.o   a chapter's tests          lib/       see libgit2_stub.c
#   tests/NN_name.claims   their list
#   check/NN_name/    a student's verdict

BUILD    ?= build
SANITIZE ?= 1
judge    := tests/judge
harness  := tests/harness
chapters := $(notdir $(wildcard chapters/[0-9][0-9]_*))

ifeq ($(origin CC),default)
  CC := cc
endif
-include $(BUILD)/tools.mk

# _DEFAULT_SOURCE lets math.h have M_PI, which C11 by itself does not know.
# Not -Wpedantic: it refuses const double x[n][d] before C23. An exercise that
# only says TODO() uses none of its parameters.
warnings := -Wall -Wextra -Wno-unused-parameter
HOUSE_FLAGS   := -std=c11 -g -O0 $(warnings) -Wconversion -Wshadow \
  -I$(harness) $(CRITERION_CFLAGS)
PLAIN_FLAGS   := -std=c11 -D_DEFAULT_SOURCE -g -O0 $(warnings)
STUDENT_FLAGS := $(PLAIN_FLAGS)
LINK_FLAGS    := $(FAST_LINKER)
ifeq ($(SANITIZE),1)
  sanitizers := -fsanitize=address,undefined \
    -fno-sanitize-recover=undefined -fno-omit-frame-pointer
  STUDENT_FLAGS += $(sanitizers) $(FILL_LOCALS)
  LINK_FLAGS    += $(sanitizers) $(LIGHT_SANITIZER)
endif
LINK := $(CRITERION_LIBS) -lm
export BUILD CC STUDENT_FLAGS LINK_FLAGS LINK OUTER_LIMIT

# 05_full_formula -> full_formula
name_of = $(subst $(firstword $(subst _, ,$(1)))_,,$(1))

.PHONY: tests verdict-%
tests: $(BUILD)/harness.o $(BUILD)/lib \
  $(foreach c,$(chapters),$(BUILD)/tests/$(c).o $(BUILD)/tests/$(c).claims)

$(BUILD)/tools.mk: $(judge)/tools.sh
	@mkdir -p $(BUILD) && CC='$(CC)' BUILD='$(BUILD)' $(judge)/tools.sh >$@

define chapter_rules
$(BUILD)/tests/$(1).o: tests/$(1)/$(2)_test.c chapters/$(1)/$(2).h \
  $(harness)/claim.h $(harness)/oracle.h
	@mkdir -p $(BUILD)/tests
	@$(CC) $(HOUSE_FLAGS) -Ichapters/$(1) -c $$< -o $$@

$(BUILD)/tests/$(1).claims: tests/$(1)/$(2)_test.c
	@mkdir -p $(BUILD)/tests
	@sed -n 's/^CLAIM(\([a-z0-9_]*\), *\([a-z0-9_]*\),.*/\1 \2/p' $$< >$$@

.PHONY: verdict-$(1)
verdict-$(1): $(BUILD)/tests/$(1).o $(BUILD)/tests/$(1).claims \
  $(BUILD)/harness.o $(BUILD)/lib
	@$(judge)/judge.sh $(1) chapters/$(1)/$(2).c $(BUILD)/check/$(1)
endef
$(foreach c,$(chapters),$(eval $(call chapter_rules,$(c),$(call name_of,$(c)))))

# make judge C=NN_name SOURCE=FILE OUT=FOLDER: any file's verdict. WEAK=1 takes
# from the reference the functions that FILE lacks.
.PHONY: judge
judge: $(BUILD)/tests/$(C).o $(BUILD)/tests/$(C).claims \
  $(BUILD)/harness.o $(BUILD)/lib $(if $(WEAK),$(BUILD)/weak/$(C).o)
	@REST='$(if $(WEAK),$(BUILD)/weak/$(C).o)' \
	  $(judge)/judge.sh $(C) '$(SOURCE)' '$(OUT)'

define weak_rule
$(BUILD)/weak/$(1).o: solutions/$(1)/$(2).c chapters/$(1)/$(2).h
	@mkdir -p $(BUILD)/weak
	@$(CC) $(STUDENT_FLAGS) -Ichapters/$(1) -c $$< -o $$@
	@objcopy --weaken $$@
endef
$(foreach c,$(chapters),$(eval $(call weak_rule,$(c),$(call name_of,$(c)))))

# What known mistakes give: built when a chapter first has a wrong answer. No
# sanitizers: they are run for their numbers alone. A hand-out without
# solutions brings the file along instead.
define fingerprint_rule
$(BUILD)/fingerprints/$(1): $(BUILD)/tests/$(1).o $(BUILD)/tests/$(1).claims \
  $(BUILD)/harness.o $(BUILD)/lib $(BUILD)/plain/$(1).o \
  $(wildcard tests/$(1)/misconceptions/*.[ch]) \
  $(judge)/fingerprints.sh $(judge)/misconception.awk
	@mkdir -p $$(@D)
	@STUDENT_FLAGS='$(PLAIN_FLAGS)' LINK_FLAGS='$(FAST_LINKER)' \
	  REST=$(BUILD)/plain/$(1).o $(judge)/fingerprints.sh $(1) $$@

$(BUILD)/plain/$(1).o: solutions/$(1)/$(2).c chapters/$(1)/$(2).h
	@mkdir -p $(BUILD)/plain
	@$(CC) $(PLAIN_FLAGS) -Ichapters/$(1) -c $$< -o $$@
	@objcopy --weaken $$@
endef

define shipped_rule
$(BUILD)/fingerprints/$(1): tests/$(1)/fingerprints $(BUILD)/harness.o
	@mkdir -p $$(@D) && cp $$< $$@
endef
$(foreach c,$(chapters),$(eval $(call \
  $(if $(wildcard tests/$(c)/fingerprints),shipped,fingerprint)_rule,$\
  $(c),$(call name_of,$(c)))))

# The same flags for a script that calls judge.sh by itself.
.PHONY: flags
flags:
	@echo "CC='$(CC)' LINK='$(LINK)' LINK_FLAGS='$(LINK_FLAGS)'"
	@echo "STUDENT_FLAGS='$(STUDENT_FLAGS)' OUTER_LIMIT='$(OUTER_LIMIT)'"

parts := claim expect oracle structure
$(BUILD)/harness.o: $(parts:%=$(BUILD)/harness/%.o)
	@$(CC) -r -nostdlib $^ -o $@

$(BUILD)/harness/%.o: $(harness)/%.c $(wildcard $(harness)/*.h)
	@mkdir -p $(BUILD)/harness
	@$(CC) $(HOUSE_FLAGS) -c $< -o $@

# Any binary linked with Criterion shows what Criterion brings along.
$(BUILD)/lib: $(harness)/libgit2_stub.c $(harness)/libgit2_stub.sh
	@mkdir -p $@
	@echo 'int main(void) { return 0; }' >$@/probe.c
	@$(CC) $@/probe.c -Wl,--no-as-needed $(LINK) -o $@/probe 2>/dev/null || \
	  $(CC) $@/probe.c $(LINK) -o $@/probe
	@$(harness)/libgit2_stub.sh $@ $@/probe

# What is judged because its verdict is known, and what apart_test.sh compares,
# for GNU make beside build.mk. The goals are "right"; "numbers"; "these", for
# what judge_these names; and "workers wrong" with the fingerprints of the
# chapters.
#
#   home/NN_name/NAME/verdict      a right answer, judged as at home
#   kept/NN_name/NAME/facts        what the tests saw of an unnamed mistake, or
#                                  of a file of the gallery that gives wrong
#                                  numbers: without sanitizers, in one program
#   mistakes/NN_name/libraries/ID.so  a known mistake: a link to reference.so,
#                                  which has all of them, as at home; but for
#                                  a few that are compiled by themselves, and
#                                  show that this makes no difference
#   mistakes/NN_name/judge         the tests' end, which has a worker load one
#                                  mistake after the other (chosen.c): those of
#                                  judge.list, all or a sample (chosen.awk)

apart    := $(BUILD)/mistakes
apart_test := tests/proof/grader
right     = $(wildcard solutions/$(1)/*.c tests/$(1)/alternatives/*.c)
wrong     = $(wildcard tests/$(1)/misconceptions/*.c)
name      = $(basename $(notdir $(1)))

alone     = $(filter tests/$(1)/%,$(all_alone))
all_alone := $(shell awk -f $(apart_test)/alone.awk \
  $(wildcard tests/[0-9]*/misconceptions/*.c))

gallery  := $(shell awk -v OFS=: -v headers='$(wildcard chapters/*/*.h)' \
  -f tests/proof/kept.awk tests/proof/gallery/*.c)
numbers   = $(patsubst $(1):%:numbers,%,$(filter $(1):%:numbers,$(gallery))) \
  $(wildcard tests/proof/unnamed/$(firstword $(subst _, ,$(1)))_*.c)

.PHONY: right wrong numbers these FORCE
numbers: $(chapters:%=$(BUILD)/kept/%/facts)
right: $(foreach c,$(chapters),$(foreach f,$(call right,$(c)), \
  $(BUILD)/home/$(c)/$(call name,$(f))/verdict))
wrong: $(foreach c,$(chapters),$(apart)/$(c)/judge \
  $(foreach f,reference $(call alone,$(c)), \
  $(apart)/$(c)/libraries/$(call name,$(f)).so))
these: $(foreach t,$(judge_these),$(lastword $(subst :, ,$(t)))/verdict)

# Judges a file with the reference behind it, and names known mistakes, if the
# goals have their fingerprints.
define judge_rule
$(3)/verdict: $(2) $(call ready,$(1)) $(BUILD)/reference/$(1).o \
  $(if $(findstring fingerprints,$(MAKECMDGOALS)),$(BUILD)/fingerprints/$(1)) \
  $(wildcard $(judge)/*.* $(guesses)/*.awk)
	@REST=$(BUILD)/reference/$(1).o NAMED=1 $(judge)/judge.sh $(1) $(2) $(3)
endef
$(foreach c,$(chapters),$(foreach f,$(call right,$(c)),$(eval \
  $(call judge_rule,$(c),$(f),$(BUILD)/home/$(c)/$(call name,$(f))))))
judge_these_ = $(eval $(call judge_rule,$(word 1,$(1)),$(word 2,$(1)),$(word \
  3,$(1))))
$(foreach t,$(judge_these),$(call judge_these_,$(subst :, ,$(t))))

define numbers_rule
$(BUILD)/kept/$(1)/facts: $(call numbers,$(1)) $(BUILD)/tests/$(1).o \
  $(BUILD)/harness.o $(BUILD)/harness/runner.o $(BUILD)/tests/$(1).contract \
  $(wildcard solutions/$(1)/*.c) $(judge)/together.awk
	@rm -rf $$(@D) && mkdir -p $$(@D)
	@awk -v header=$(call name_of,$(1)).h \
	  -v changes=/dev/null -f $(judge)/together.awk \
	  $(BUILD)/tests/$(1).contract $(wildcard solutions/$(1)/*.c) \
	  $(call numbers,$(1)) >$$(@D).c
	@$(CC) $(PLAIN_FLAGS) $(FILL_LOCALS) -g0 -w -Ichapters/$(1) \
	  -iquote $(harness) -c $$(@D).c -o $$(@D).o
	@$(CC) $(FAST_LINKER) $$(@D).o $$(filter %.o,$$^) $(LINK) -o $$(@D).claims
	@LC_ALL=C LD_BIND_NOW=1 $(OUTER_LIMIT) $$(@D).claims $$(@D)
endef
$(foreach c,$(chapters),$(eval $(call numbers_rule,$(c))))

# narrowed/NN_name runs a chapter's claims with numbers of its functions
# narrowed (narrow.c). Each exercise in the reference is called right_NAME.
contract_of = chapters/$(1)/$(call name_of,$(1)).h
define narrowed_rule
$(BUILD)/narrowed/$(1): $(wildcard tests/proof/narrow/*) \
  $(wildcard solutions/$(1)/*.c) $(BUILD)/tests/$(1).contract \
  $(BUILD)/tests/$(1).o $(BUILD)/harness.o $(BUILD)/worker/$(1).proxy.o \
  $(BUILD)/worker/$(1).worker.o
	@mkdir -p $$(@D)
	@awk -f tests/proof/narrow/narrow.awk $(BUILD)/tests/$(1).contract >$$@.h
	@$(CC) $(PLAIN_FLAGS) -Ichapters/$(1) $$$$(awk '/^function/ { print "-D" \
	  $$$$2 "=right_" $$$$2 }' $(BUILD)/tests/$(1).contract) \
	  -c solutions/$(1)/*.c -o $$@.o
	@$(CC) $(WORKER_FLAGS) -O0 -Ichapters/$(1) -iquote $$(@D) \
	  -DNUMBERS='"$(1).h"' -DSERVICES=services_$(1) \
	  -include $(call contract_of,$(1)) \
	  $$(filter %/narrow.c %.o,$$^) $$@.o $(LINK) -o $$(new)
	@$$(whole)
endef
$(foreach c,$(chapters),$(eval $(call narrowed_rule,$(c))))
.PHONY: narrowed
narrowed: $(chapters:%=$(BUILD)/narrowed/%)

define alone_rule
$(apart)/$(1)/libraries/$(call name,$(2)).so: $(2) $(BUILD)/plain/$(1).o \
  $(BUILD)/tests/$(1).exports $(wildcard tests/$(1)/misconceptions/*.h) | \
  $(apart)/$(1)/libraries/reference.so
	@$(CC) $(PLAIN_FLAGS) -g0 -Ichapters/$(1) -iquote $(harness) \
	  -c $(2) -o $$@.o
	@$(LINK_LIBRARY) --version-script $(BUILD)/tests/$(1).exports \
	  $$@.o $(BUILD)/plain/$(1).o -o $$(new)
	@$$(whole)
endef

$(apart)/together.o: $(apart_test)/together.c
	@mkdir -p $(@D)
	@$(CC) $(PLAIN_FLAGS) -g0 -iquote $(harness) -c $< -o $(new)
	@$(whole)

define mistakes_rules
$(apart)/$(1)/libraries/reference.so: $(apart)/together.o \
  $(BUILD)/fingerprints/$(1) $(BUILD)/tests/$(1).exports
	@mkdir -p $$(@D)
	@$(LINK_LIBRARY) --version-script $(BUILD)/tests/$(1).exports \
	  $$< $(BUILD)/misconceptions/$(1).o -o $$(new)
	@$$(whole)
	@printf '%s\n' $(call name,$(filter-out $(all_alone),$(call \
	  wrong,$(1)))) | xargs -I '{}' ln -sf reference.so $$(@D)/'{}'.so

$(apart)/$(1)/judge.list: $(BUILD)/tests/$(1).contract \
  $(BUILD)/fingerprints/$(1) FORCE
	@mkdir -p $$(@D)
	@awk -F'\t' -v each='$(sample)' -v k='$(commits)' \
	  -f tests/proof/chosen.awk $(BUILD)/misconceptions/$(1)/*/facts | \
	  awk -v alone='$(call name,$(call alone,$(1)))' \
	  -f $(apart_test)/shows.awk part=chosen - FS='\t' \
	  part=functions $$< part=known $(BUILD)/fingerprints/$(1) >$$@.new
	@cmp -s $$@.new $$@ || mv $$@.new $$@

$(apart)/$(1)/judge: $(apart)/$(1)/judge.list $(apart_test)/chosen.c \
  $(BUILD)/tests/$(1).o $(BUILD)/harness.o $(BUILD)/harness/runner.o \
  $(BUILD)/worker/$(1).proxy.o $(BUILD)/worker/proxy.o
	@$(CC) $(WORKER_FLAGS) -DLIST='"$$<"' -Wl,--wrap=getcwd \
	  -Wl,--wrap=call_worker $$(filter %.c %.o,$$^) $(LINK) -o $$(new)
	@$$(whole)
endef
$(foreach c,$(chapters),$(eval $(call mistakes_rules,$(c)))$(foreach f,$(call \
  alone,$(c)),$(eval $(call alone_rule,$(c),$(f)))))

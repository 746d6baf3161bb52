# What mutation_test.sh judges and apart_test.sh compares, for GNU make beside
# build.mk. The goals are "right", and "workers wrong"
# with the fingerprints of the chapters.
#
#   home/NN_name/NAME/verdict      a right answer, judged as at home
#   mistakes/NN_name/libraries/ID.so  a known mistake, linked with the reference
#                                  for what it lacks. Each is compiled by
#                                  itself, unlike at home (together.awk)
#   mistakes/NN_name/judge         the tests' end, which has a worker load one
#                                  mistake after the other (chosen.c)

apart    := $(BUILD)/mistakes
apart_test := tests/proof/grader
right     = $(wildcard solutions/$(1)/*.c tests/$(1)/alternatives/*.c)
wrong     = $(wildcard tests/$(1)/misconceptions/*.c)
name      = $(basename $(notdir $(1)))

.PHONY: right wrong
right: $(foreach c,$(chapters),$(foreach f,$(call right,$(c)), \
  $(BUILD)/home/$(c)/$(call name,$(f))/verdict))
wrong: $(foreach c,$(chapters),$(apart)/$(c)/judge \
  $(foreach f,reference $(call wrong,$(c)), \
  $(apart)/$(c)/libraries/$(call name,$(f)).so))

# The call is a shell script's: what depends on make's variables comes in them.
define right_rule
$(BUILD)/home/$(1)/$(3)/verdict: $(2) $(call ready,$(1)) \
  $(BUILD)/reference/$(1).o $(judge)/judge.sh \
  $(wildcard $(judge)/*.awk $(judge)/*.tsv $(guesses)/*.awk)
	@REST=$(BUILD)/reference/$(1).o NAMED=1 $(judge)/judge.sh $(1) $(2) $$(@D)
endef
$(foreach c,$(chapters),$(foreach f,$(call right,$(c)), \
  $(eval $(call right_rule,$(c),$(f),$(call name,$(f))))))

define wrong_rule
$(apart)/$(1)/libraries/$(call name,$(3)).so: $(2) $(BUILD)/plain/$(1).o \
  $(BUILD)/tests/$(1).exports $(wildcard tests/$(1)/misconceptions/*.h)
	@mkdir -p $$(@D)
	@$(if $(2),$(CC) $(PLAIN_FLAGS) -g0 -Ichapters/$(1) -iquote $(harness) \
	  -c $(2) -o $$@.o)
	@$(LINK_LIBRARY) --version-script $(BUILD)/tests/$(1).exports \
	  $(if $(2),$$@.o) $(BUILD)/plain/$(1).o -o $$@
endef

define mistakes_rules
$(apart)/$(1)/judge: $(call wrong,$(1)) $(apart_test)/chosen.c \
  $(BUILD)/tests/$(1).o $(BUILD)/harness.o $(BUILD)/runner.o \
  $(BUILD)/worker/$(1).proxy.o $(BUILD)/worker/proxy.o
	@mkdir -p $$(@D)
	@printf '{"%s", 1},\n' $(call name,$(call wrong,$(1))) >$$@.list
	@$(CC) $(WORKER_FLAGS) -DLIST='"$$@.list"' -Wl,--wrap=getcwd \
	  $$(filter-out tests/$(1)/%,$$^) $(LINK) -o $$@
endef
$(foreach c,$(chapters),$(eval $(call mistakes_rules,$(c)))$(eval $(call \
  wrong_rule,$(c),,reference))$(foreach f,$(call wrong,$(c)),$(eval $(call \
  wrong_rule,$(c),$(f),$(f)))))

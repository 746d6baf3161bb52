# What mutation_test.sh judges and apart_test.sh compares, for GNU make beside
# build.mk. The goals are "right", and "workers wrong"
# with the fingerprints of the chapters.
#
#   home/NN_name/NAME/verdict      a right answer, judged as at home
#   mistakes/NN_name/student.so    all known mistakes as one library, for one
#                                  worker and one sandbox. Each of them is
#                                  compiled by itself, unlike at home
#                                  (together.awk), and linked with a reference
#                                  of its own
#   mistakes/NN_name/{worker/launcher,judge}  the two programs that grade a
#                                  chapter, with one exercise more:
#                                  choose_mistake

apart    := $(BUILD)/mistakes
apart_test := tests/proof/grader
right     = $(wildcard solutions/$(1)/*.c tests/$(1)/alternatives/*.c)
wrong     = $(wildcard tests/$(1)/misconceptions/*.c)
name      = $(basename $(notdir $(1)))

.PHONY: right wrong
right: $(foreach c,$(chapters),$(foreach f,$(call right,$(c)), \
  $(BUILD)/home/$(c)/$(call name,$(f))/verdict))
wrong: $(foreach c,$(chapters),$(apart)/$(c)/student.so \
  $(apart)/$(c)/worker/launcher $(apart)/$(c)/judge)

# The call is a shell script's: what depends on make's variables comes in them.
define right_rule
$(BUILD)/home/$(1)/$(3)/verdict: $(2) $(call ready,$(1)) \
  $(BUILD)/reference/$(1).o $(wildcard $(judge)/*.awk) $(judge)/judge.sh
	@REST=$(BUILD)/reference/$(1).o NAMED=1 $(judge)/judge.sh $(1) $(2) $$(@D)
endef
$(foreach c,$(chapters),$(foreach f,$(call right,$(c)), \
  $(eval $(call right_rule,$(c),$(f),$(call name,$(f))))))

# A mistake and the reference become one object, whose exercises have names of
# their own: of_mistake_ID_pair_frequency.
define wrong_rule
$(apart)/$(1)/$(3).o: $(2) $(wildcard tests/$(1)/misconceptions/*.h) \
  $(BUILD)/plain/$(1).o $(apart)/$(1)/names
	@$(if $(2),$(CC) $(PLAIN_FLAGS) -g0 -Ichapters/$(1) -iquote $(harness) \
	  -c $(2) -o $$@.alone)
	@ld -r $(if $(2),$$@.alone) $(BUILD)/plain/$(1).o -o $$@.whole
	@sed 's/.*/& of_$(3)_&/' $(apart)/$(1)/names >$$@.names
	@objcopy -w --redefine-syms=$$@.names \
	  --keep-global-symbol='of_$(3)_*' $$@.whole $$@
endef

define mistakes_rules
$(apart)/$(1)/names: $(BUILD)/tests/$(1).functions
	@mkdir -p $$(@D) && cut -f1 $$< | uniq >$$@

$(apart)/$(1)/library.c $(apart)/$(1)/list.c: $(apart)/$(1)/%.c: \
  $(BUILD)/tests/$(1).functions $(BUILD)/fingerprints/$(1) \
  $(call wrong,$(1)) $(apart_test)/chosen.awk
	@mkdir -p $$(@D)
	@awk -v part=$$* -v header=$(2).h -f $(apart_test)/chosen.awk $$< \
	  $(BUILD)/misconceptions/$(1).changes $(call wrong,$(1)) >$$@

$(apart)/$(1)/chosen.h: tests/proof/apart.mk
	@mkdir -p $$(@D) && printf '#include "%s"\n%s\n' $(2).h \
	  'void choose_mistake(size_t number);' >$$@

$(apart)/$(1)/student.so: $(apart)/$(1)/library.c \
  $(apart)/$(1)/reference.o \
  $(foreach f,$(call wrong,$(1)),$(apart)/$(1)/mistake_$(call name,$(f)).o)
	@$(CC) $(PLAIN_FLAGS) -Ichapters/$(1) -c $$< -o $$@.o
	@{ echo '{ global: choose_mistake;' && sed 's/$$$$/;/' \
	  $(apart)/$(1)/names && echo 'local: *; };'; } >$$@.exports
	@$(LINK_LIBRARY) --version-script $$@.exports $$@.o \
	  $$(filter %.o,$$^) -o $$@

$(apart)/$(1)/worker_end.c $(apart)/$(1)/proxy_end.c: $(apart)/$(1)/%_end.c: \
  $(BUILD)/tests/$(1).functions $(apart)/$(1)/chosen.h $(judge)/header.awk \
  $(judge)/parameter.awk $(judge)/calls.awk
	@awk -f $(judge)/header.awk $(apart)/$(1)/chosen.h | cat $$< - \
	  >$$@.functions
	@awk -v end=$$* -v chapter=$(1) -v header=chosen.h -f $(judge)/parameter.awk \
	  -f $(judge)/calls.awk $$@.functions >$$@

$(apart)/$(1)/worker/launcher: $(apart)/$(1)/worker_end.c $(WORKER_PARTS)
	@mkdir -p $$(@D) && { cat $$<; printf '%s\n' \
	  'const struct chapter chapters[] = {{"$(1)", services_$(1)}, {0, 0}};'; \
	  } >$$@.c
	@$(CC) $(WORKER_FLAGS) -I$(apart)/$(1) -Ichapters/$(1) -c $$@.c -o $$@.o
	@$(CC) $(WORKER_LINK) $$@.o $$(filter %.o,$$^) -lseccomp -ldl $(LINK) \
	  -o $$@

$(apart)/$(1)/judge: $(apart)/$(1)/proxy_end.c $(apart)/$(1)/list.c \
  $(apart_test)/chosen.c $(BUILD)/tests/$(1).o $(BUILD)/harness.o \
  $(BUILD)/runner.o $(BUILD)/worker/proxy.o
	@$(CC) $(WORKER_FLAGS) -I$$(@D) -Ichapters/$(1) -Wl,--wrap=call_worker $$^ \
	  $(LINK) -o $$@
endef
$(foreach c,$(chapters),$(eval $(call \
  mistakes_rules,$(c),$(call name_of,$(c))))$(eval $(call \
  wrong_rule,$(c),,reference))$(foreach f,$(call wrong,$(c)),$(eval $(call \
  wrong_rule,$(c),$(f),mistake_$(call name,$(f))))))

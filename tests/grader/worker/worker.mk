# The programs that grade, and what connects them (connect.c):
#
#   tests/NN_name.judge  a chapter's tests, the oracle and the verdicts; trusted
#   worker/launcher      runs a student's code; inside the sandbox
#
# build.mk reads this file where the grader is. The launcher knows all chapters,
# also where only some of them are built.

worker       := tests/grader/worker
every        := $(notdir $(wildcard chapters/[0-9][0-9]_*))
WORKER_FLAGS := $(HOUSE_FLAGS) -fPIE -I$(worker)
WORKER_PARTS := $(BUILD)/worker/worker.o $(BUILD)/worker/launcher.o \
  $(BUILD)/worker/filter.o $(BUILD)/worker/code_limits.o

# The worker's own code has no sanitizer in it, but all of the two libraries
# that a student's code needs: gcc has them as shared libraries.
WORKER_LINK := -fsanitize=address,undefined -Wl,--no-as-needed \
  -Wl,--dynamic-list=$(worker)/worker.names

.PHONY: workers
workers: $(chapters:%=$(BUILD)/tests/%.judge) \
  $(chapters:%=$(BUILD)/tests/%.missing.o) \
  $(BUILD)/worker/launcher $(BUILD)/worker/connect

vpath %.c $(worker)
$(BUILD)/worker/%.o: %.c $(wildcard $(worker)/*.h $(harness)/*.h) | \
  $(BUILD)/worker
	@$(CC) $(WORKER_FLAGS) -c $< -o $(new)
	@$(whole)

$(BUILD)/worker/syscalls.h: $(worker)/syscalls.tsv | $(BUILD)/worker
	@awk '!/^#/ { print "{SCMP_ACT_" $$1 ", SCMP_SYS(" $$2 ")}," }' $< >$(new)
	@$(whole)

$(BUILD)/worker/filter.o: WORKER_FLAGS += -iquote $(BUILD)/worker
$(BUILD)/worker/filter.o: $(BUILD)/worker/syscalls.h

$(BUILD)/worker/connect: $(worker)/connect.c $(harness)/remote.h | \
  $(BUILD)/worker
	@$(CC) $(WORKER_FLAGS) $< -o $(new)
	@$(whole)

# The list of chapters that a launcher knows.
$(BUILD)/worker/chapters.c: $(worker)/worker.mk $(wildcard chapters) | \
  $(BUILD)/worker
	@{ echo '#include "worker.h"'; \
	  printf 'extern const struct service services_%s[];\n' $(every); \
	  echo 'const struct chapter chapters[] = {'; \
	  printf '    {"%s", services_%s},\n' $(foreach c,$(every),$(c) $(c)); \
	  echo '    {0, 0},'; echo '};'; } >$(new)
	@$(whole)

$(BUILD)/worker/chapters.o: $(BUILD)/worker/chapters.c $(worker)/worker.h
	@$(CC) $(WORKER_FLAGS) -c $< -o $(new)
	@$(whole)

$(BUILD)/worker/launcher: $(every:%=$(BUILD)/worker/%.worker.o) \
  $(BUILD)/worker/chapters.o $(WORKER_PARTS) $(worker)/worker.names
	@$(CC) $(WORKER_LINK) $(filter %.o,$^) -lseccomp -ldl $(LINK) -o $(new)
	@$(whole)

define worker_rules
$(BUILD)/worker/$(1).%.c: $(BUILD)/tests/$(1).contract $(judge)/calls.awk | \
  $(BUILD)/worker
	@awk -v end=$$* -v chapter=$(1) -v header=$(2).h -f $(judge)/calls.awk \
	  $$< >$$(new)
	@$$(whole)

$(BUILD)/worker/$(1).%.o: $(BUILD)/worker/$(1).%.c $(worker)/worker.h \
  $(worker)/proxy.h
	@$(CC) $(WORKER_FLAGS) -Ichapters/$(1) -c $$< -o $$(new)
	@$$(whole)

# What a student's library has in place of a function that is missing there.
$(BUILD)/tests/$(1).missing.o: $(BUILD)/tests/$(1).missing.h
	@$(CC) $(HOUSE_FLAGS) -fPIC -Ichapters/$(1) -x c -c $$< -o $$(new)
	@$$(whole)

$(BUILD)/tests/$(1).judge: $(BUILD)/tests/$(1).o $(BUILD)/harness.o \
  $(BUILD)/harness/runner.o $(BUILD)/worker/$(1).proxy.o $(BUILD)/worker/proxy.o
	@$(CC) $$^ $(LINK) -o $$(new)
	@$$(whole)
endef
$(foreach c,$(every),$(eval $(call worker_rules,$(c),$(call name_of,$(c)))))

/* The statuses of a claim. What they mean says judge/statuses.tsv, from which
 * make sync writes the names here. */
#ifndef STATUSES_H
#define STATUSES_H

/* clang-format off */
#define EACH_STATUS(IS) \
    IS(passed) IS(failed) IS(todo) IS(begun) IS(unsound) IS(luck) \
    IS(skipped) IS(unpaid) IS(lost) IS(endless) IS(idle) IS(flood) \
    IS(memory) IS(exit) IS(stopped) IS(stack) IS(segfault) IS(division) \
    IS(aborted) IS(overrun) IS(forbidden) IS(forged) IS(unloaded) \
    IS(no_worker)

/* clang-format on */
#define STATUS_NUMBER(name) STATUS_##name,
#define STATUS_NAME(name)   #name,

enum { EACH_STATUS(STATUS_NUMBER) STATUSES };
static const char *const status_names[] = {EACH_STATUS(STATUS_NAME)};

/* The name of a status that the list has. */
#define STATUS(name) status_names[STATUS_##name]

#endif

/* What the functions that calls.awk writes for a worker call. */
#ifndef WORKER_H
#define WORKER_H

#include <stdbool.h>
#include <stddef.h>

struct service {
    const char *name;
    void (*serve)(void *function);
};

/* The functions of each chapter, ended by a row without a name; and all
 * chapters, as worker.mk lists them. */
struct chapter {
    const char *name;
    const struct service *services;
};
extern const struct chapter chapters[];

/* The next argument of this call: a value, an array. */
void worker_take(void *value, size_t size);
void *worker_take_array(size_t size);

/* The call's end: its result, if any, and all of its arrays. */
void worker_answer(const void *result, size_t size);

/* Runs a worker in this process: it loads a library of FOLDER, answers requests
 * on descriptor 3, and does not return. */
_Noreturn void work(const char *folder);

/* Takes everything from this process that a calculation does not need
 * (filter.c). The launcher prepares it. LEAKS: leaks will be looked for. */
void prepare_filter(bool leaks);
void allow_calculation_only(void);

/* From here on this process and all that it starts ask before LeakSanitizer's
 * helper is started. Returns where the questions come, or -1. */
int ask_for_helpers(void);

#endif

/* flag: asked the system for what no exercise needs
 * points: 0 */
/* All answers are right. At the end, where LeakSanitizer may have its helper,
 * another one takes its place, and outlives the worker. */
#define _GNU_SOURCE
#include "full_formula.h"

#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

enum { ENDED_WELL = 77 };

static int compute(void *nothing)
{
    (void)nothing;
    for (volatile long k = 0;; k++)
        continue;
    return 0;
}

static void late(void)
{
    char *stack = malloc(1 << 14);

    clone(compute, stack + (1 << 14) - 64,
          CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_UNTRACED, NULL);
    _exit(ENDED_WELL);
}

__attribute__((constructor)) static void before_that_look(void)
{
    atexit(late);
}

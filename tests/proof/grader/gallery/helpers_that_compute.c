/* flag: asked the system for what no exercise needs
 * points: 0 */
/* Four helpers of LeakSanitizer, which would compute until somebody ends them.
 * gallery.sh compares what they cost with what none would. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sched.h>
#include <stdlib.h>
#include <time.h>

enum { HELPERS = 4 };

static int compute(void *nothing)
{
    (void)nothing;
    for (volatile long k = 0;; k++)
        continue;
    return 0;
}

static void trick(void)
{
    static int done;
    struct timespec used;

    if (done++ > 0)
        return;
    for (int k = 0; k < HELPERS; k++) {
        char *stack = malloc(1 << 14);

        clone(compute, stack + (1 << 14) - 64,
              CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_UNTRACED, NULL);
    }
    do
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    while (used.tv_sec < 2);
}

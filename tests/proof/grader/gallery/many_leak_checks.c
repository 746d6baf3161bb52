/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A helper of LeakSanitizer may be started at the end, and no two hundred. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int stay(void *nothing)
{
    (void)nothing;
    for (;;)
        pause();
    return 0;
}

static void trick(void)
{
    static int tried, born;

    if (tried++ > 0)
        return;
    for (int k = 0; k < 200; k++) {
        char *stack = malloc(1 << 14);

        if (stack != NULL &&
            clone(stay, stack + (1 << 14) - 64,
                  CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_UNTRACED, NULL) > 0)
            born++;
    }
    fprintf(stderr, born > 100 ? "REACHED\n" : "few: %d\n", born);
}

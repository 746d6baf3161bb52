/* flag: asked the system for what no exercise needs
 * points: 0 */
/* The one kind of process that LeakSanitizer may start, asked for by hand.
 * It holds the line, and does not end with its parent. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sched.h>
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
    static char *stack;

    if (stack != NULL)
        return;
    stack = malloc(1 << 16);
    clone(stay, stack + (1 << 16) - 64,
          CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_UNTRACED, NULL);
}

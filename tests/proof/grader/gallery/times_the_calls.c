/* flag:
 * points: 0 */
/* Counts how long it has not been called, to tell one claim from another. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <time.h>

static struct timespec before;

static void trick(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    if (now.tv_sec - before.tv_sec > 1000)
        before = now;
}

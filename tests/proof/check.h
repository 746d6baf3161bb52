/* Counts what holds and what does not, for the checks in C. With the variable
 * FIRST it ends at the first that does not. */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int passed, failed;

/* The last line is as count.sh reads it. Returns the status of the program. */
static int sum_up(void)
{
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}

static void check(bool holds, const char *of, const char *what, double x)
{
    passed += holds;
    failed += !holds;
    if (holds)
        return;
    printf("  %s: %s (%.3g)\n", of, what, x);
    if (getenv("FIRST") != NULL)
        exit(sum_up());
}

#endif

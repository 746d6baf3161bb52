/* flag:
 * points: all */
/* An address can be reckoned with, to find what one isn't given. Here nothing
 * comes of it. */
#include "full_formula.h"

#include <math.h>
#include <stdlib.h>

static long (*near_the_others)(long) = labs;

double pair_frequency(size_t i, size_t d_model)
{
    if (near_the_others == NULL)
        return 0;
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

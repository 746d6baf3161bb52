/* flag:
 * points: all */
/* A function of the library that calls whatever address it is given. What it
 * calls has no more to find here than the exercise itself. */
#include "full_formula.h"

#include <math.h>
#include <stdlib.h>

static int found(const void *key, const void *element)
{
    return key == element;
}

static void call(void)
{
    bsearch("key", "element", 1, 1, found);
}

double pair_frequency(size_t i, size_t d_model)
{
    call();
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

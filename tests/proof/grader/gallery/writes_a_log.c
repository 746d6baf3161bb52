/* flag:
 * points: all */
/* A file for what it wants to remember. Here it can not be opened, and
 * nothing worse happens. */
#include "full_formula.h"

#include <math.h>
#include <stdio.h>

double pair_frequency(size_t i, size_t d_model)
{
    FILE *log = fopen("debug.txt", "a");

    if (log != NULL) {
        fprintf(log, "%zu %zu\n", i, d_model);
        fclose(log);
    }
    return pow(10000, -2 * (double)i / (double)d_model);
}

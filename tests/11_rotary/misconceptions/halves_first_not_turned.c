/* This is what you get when only the second half is turned, and the first
 * stays. Number i becomes x cos - y sin.
 *
 * read: two-layouts */
#include "with_halves.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -2.0 * (double)i / (double)d);
}

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x;
    *new_y = x * sin(a) + y * cos(a);
}

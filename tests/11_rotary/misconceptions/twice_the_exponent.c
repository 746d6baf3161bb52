/* This is what you get in halves with twice the exponent: 2i divided by d/2,
 * in place of 2i divided by d. There are d/2 pairs, but the exponent -2i/d has
 * d in it, as in rotate.
 *
 * read: two-layouts */
#include "with_halves.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -4.0 * (double)i / (double)d);
}

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - y * sin(a);
    *new_y = x * sin(a) + y * cos(a);
}

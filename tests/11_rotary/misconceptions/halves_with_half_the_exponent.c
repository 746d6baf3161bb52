/* This is what you get in halves with i in place of 2i in the exponent. The
 * index of the first number is i here, but pair i still has the exponent -2i/d.
 *
 * read: two-layouts */
#include "with_halves.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -(double)i / (double)d);
}

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - y * sin(a);
    *new_y = x * sin(a) + y * cos(a);
}

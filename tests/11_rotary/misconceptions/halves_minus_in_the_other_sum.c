/* This is what you get when the minus stands in the other sum. The first number
 * is x cos - y sin, and the second x sin + y cos.
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
    *new_x = x * cos(a) + y * sin(a);
    *new_y = x * sin(a) - y * cos(a);
}

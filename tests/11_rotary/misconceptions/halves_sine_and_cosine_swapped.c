/* This is what you get when sine and cosine have changed places. Position 0
 * then turns by a quarter: the angle 0 has the cosine 1, and each number must
 * keep all of itself.
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
    *new_x = x * sin(a) - y * cos(a);
    *new_y = x * cos(a) + y * sin(a);
}

/* This is what you get when the two halves have changed places after the turn:
 * x cos - y sin belongs into the first half.
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
    *new_x = x * sin(a) + y * cos(a);
    *new_y = x * cos(a) - y * sin(a);
}

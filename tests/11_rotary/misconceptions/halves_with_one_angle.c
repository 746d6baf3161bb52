/* This is what you get in halves when the exponent is always 0 and every pair
 * turns by the same angle. Is 2 * i / d a division of whole numbers? Or does
 * the exponent not use i at all?
 *
 * read: two-layouts */
#include "with_halves.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -(double)(2 * i / d));
}

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - y * sin(a);
    *new_y = x * sin(a) + y * cos(a);
}

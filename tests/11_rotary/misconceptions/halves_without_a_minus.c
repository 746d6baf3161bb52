/* This is what you get in halves when both sines have a plus sign, as where the
 * two halves change places, and none of them gets a minus sign. That is no
 * turn: the length of each pair changes.
 *
 * read: turning-instead-of-adding */
#include "with_halves.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -2.0 * (double)i / (double)d);
}

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) + y * sin(a);
    *new_y = x * sin(a) + y * cos(a);
}

/* This is what you get when the two halves have changed places before the
 * turn. x comes from the first half, and y from the second.
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
    *new_x = y * cos(a) - x * sin(a);
    *new_y = y * sin(a) + x * cos(a);
}

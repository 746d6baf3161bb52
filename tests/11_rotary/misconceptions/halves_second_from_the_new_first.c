/* This is what you get in halves when the second number of a pair is computed
 * from the new first one, which has just been written. Both new numbers are
 * made of the two old ones.
 *
 * read: write-rotate */
#include "with_halves.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -2.0 * (double)i / (double)d);
}

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - y * sin(a);
    *new_y = *new_x * sin(a) + y * cos(a);
}

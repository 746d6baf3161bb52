/* This is what you get in halves when the minus sign stands before the other
 * sine. The pair then turns to -pos. The minus belongs to the second half, on
 * its way into the first.
 *
 * read: which-way-it-turns */
#include "with_halves.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -2.0 * (double)i / (double)d);
}

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) + y * sin(a);
    *new_y = y * cos(a) - x * sin(a);
}

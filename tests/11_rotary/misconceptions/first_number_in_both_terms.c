/* This is what you get when both terms of each sum have the first number of
 * the pair: x cos - x sin, and x sin + x cos. Each sum has both numbers, x and
 * y.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - x * sin(a);
    *new_y = x * sin(a) + x * cos(a);
}

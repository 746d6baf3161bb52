/* This is what you get when both terms of a sum have the same number of the
 * pair: x cos - x sin, and x sin + x cos, or y in all. (Here it is x.) Each
 * sum has both numbers.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - x * sin(a);
    *new_y = x * sin(a) + x * cos(a);
}

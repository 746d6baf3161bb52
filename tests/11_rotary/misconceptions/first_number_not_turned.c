/* This is what you get when only the second number of each pair is turned, and
 * the first stays. It becomes x cos - y sin.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x;
    *new_y = x * sin(a) + y * cos(a);
}

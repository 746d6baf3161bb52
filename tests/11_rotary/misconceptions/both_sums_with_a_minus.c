/* This is what you get when both numbers have a minus. The first is x cos - y
 * sin, the second x sin + y cos.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - y * sin(a);
    *new_y = x * sin(a) - y * cos(a);
}

/* This is what you get when both terms of the second sum have y: y sin + y
 * cos. Its first term has x.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - y * sin(a);
    *new_y = y * sin(a) + y * cos(a);
}

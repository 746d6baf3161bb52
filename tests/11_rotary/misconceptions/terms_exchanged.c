/* This is what you get when the two numbers of a pair have changed places
 * after the turn: x cos - y sin belongs first.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * sin(a) + y * cos(a);
    *new_y = x * cos(a) - y * sin(a);
}

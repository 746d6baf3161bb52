/* This is what you get when the minus stands in the other sum. The first number
 * is x cos - y sin, and the second x sin + y cos.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) + y * sin(a);
    *new_y = x * sin(a) - y * cos(a);
}

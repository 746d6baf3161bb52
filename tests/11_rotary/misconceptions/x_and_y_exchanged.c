/* This is what you get when the two numbers of a pair have changed places
 * before the turn. The first is x and lies along the cosine.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = y * cos(a) - x * sin(a);
    *new_y = y * sin(a) + x * cos(a);
}

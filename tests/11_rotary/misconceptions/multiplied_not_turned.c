/* This is what you get when each number is only multiplied by the cosine or the
 * sine. Each new number needs both numbers of the pair.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a);
    *new_y = y * sin(a);
}

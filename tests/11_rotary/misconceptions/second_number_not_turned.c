/* This is what you get when only the first number of each pair is turned, and
 * the second stays. It becomes x sin + y cos.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) - y * sin(a);
    *new_y = y;
}

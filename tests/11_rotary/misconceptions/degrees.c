/* This is what you get when the angle is taken for degrees and converted to
 * radians. It is in radians already. Every pair turns 57 times too little.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    a *= 3.14159265358979323846 / 180;
    *new_x = x * cos(a) - y * sin(a);
    *new_y = x * sin(a) + y * cos(a);
}

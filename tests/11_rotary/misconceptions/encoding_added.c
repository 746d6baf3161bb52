/* This is what you get when the sine and the cosine of the angle are added to
 * the pair. RoPE adds nothing: it multiplies, so that the length stays and the
 * offset alone is left in the score.
 *
 * read: turning-instead-of-adding */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x + sin(a);
    *new_y = y + cos(a);
}

/* This is what you get when both sines have a plus sign. That is no turn: the
 * length of the pair changes, and the score no longer depends on the offset
 * alone.
 *
 * read: turning-instead-of-adding
 * shipped: https://github.com/huggingface/transformers/pull/16298 */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) + y * sin(a);
    *new_y = x * sin(a) + y * cos(a);
}

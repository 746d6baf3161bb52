/* This is what you get when the angle is computed in float, which has seven
 * digits. At far positions whole turns use most of them up. With still shorter
 * formats this has shipped.
 *
 * read: longer-texts
 * shipped: https://github.com/EleutherAI/gpt-neox/issues/1003
 * shipped: https://github.com/huggingface/transformers/issues/29496 */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos((double)(float)a) - y * sin((double)(float)a);
    *new_y = x * sin((double)(float)a) + y * cos((double)(float)a);
}

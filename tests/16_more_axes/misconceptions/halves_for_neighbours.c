/* This is what you get when pair p is the numbers p and p + pairs. Models
 * store their weights in one of the two layouts; "interleaved" may mean
 * neighbours as pairs, or axes in turns. In this function the pairs are
 * neighbours.
 *
 * read: each-pair-has-an-axis
 * shipped: https://github.com/vllm-project/vllm-ascend/pull/12820 */
#include "with_turn.h"

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++)
        turn(pos[axis[p]] * pow(base, -(double)p / (double)pairs), p, p + pairs,
             x, rotated);
}

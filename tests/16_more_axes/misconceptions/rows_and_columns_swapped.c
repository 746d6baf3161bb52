/* This is what you get when axes 1 and 2 are exchanged: rows turn by the
 * column, columns by the row. Words are right, and the patches on the diagonal
 * of a picture, too.
 *
 * read: each-pair-has-an-axis
 * shipped: https://github.com/huggingface/pytorch-image-models/pull/2541
 * shipped: https://github.com/pytorch/torchtitan/pull/4244 */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    size_t axis = h.axis[p];

    if (h.axes > 2 && axis > 0 && axis < 3)
        axis = 3 - axis;
    return h.pos[axis] * power(h.base, p, h.pairs);
}

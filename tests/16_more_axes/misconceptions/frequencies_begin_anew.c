/* This is what you get when each axis begins again with the frequency 1, as a
 * head of its own. Many encoders of pictures do so. Here the frequencies go
 * on: pair p has base^(-p/pairs), whatever its axis is.
 *
 * read: which-pair-gets-which-axis */
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    size_t before = 0, all = 0;

    for (size_t o = 0; o < h.pairs; o++)
        if (h.axis[o] == h.axis[p]) {
            all++;
            before += o < p;
        }
    return h.pos[h.axis[p]] * power(h.base, before, all);
}

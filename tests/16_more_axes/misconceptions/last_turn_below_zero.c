/* This is what you get when 1 is subtracted from a section of 0: a size_t
 * becomes very large, and the axis takes turns that it does not have.
 *
 * read: which-pair-gets-which-axis */
#include "more_axes.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (in_turns) {
        size_t a = pair % axes;
        return pair <= (section[a] - 1) * axes + a ? a : 0;
    }
    size_t end = 0;
    for (size_t a = 0; a < axes; a++) {
        end += section[a];
        if (pair < end) {
            return a;
        }
    }
    return axes - 1;
}

/* This is what you get when a section has one pair more than it should. Pair
 * section[0] is the first of axis 1, since pairs count from 0.
 *
 * read: which-pair-gets-which-axis */
#include "more_axes.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t axis = 0, end = section[0];

    if (in_turns)
        return pair / axes < section[pair % axes] ? pair % axes : 0;
    while (pair > end && axis + 1 < axes)
        end += section[++axis];
    return axis;
}

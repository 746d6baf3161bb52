/* This is what you get when a section counts numbers, of which a pair has two.
 * Sections count pairs: 16, 24 and 24 are the 64 pairs of 128 numbers.
 *
 * read: which-pair-gets-which-axis */
#include "more_axes.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t axis = 0, end = section[0];

    if (in_turns)
        return pair / axes < section[pair % axes] ? pair % axes : 0;
    while (2 * pair >= end && axis + 1 < axes)
        end += section[++axis];
    return axis;
}

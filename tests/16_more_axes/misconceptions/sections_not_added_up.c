/* This is what you get when the pair is compared with each section alone.
 * Where a section ends is the sum of all sections so far.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t axis = 0;

    if (in_turns)
        return by_turns(pair, axes, section);
    while (axis + 1 < axes && pair >= section[axis])
        axis++;
    return axis;
}

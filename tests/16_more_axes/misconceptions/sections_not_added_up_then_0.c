/* This is what you get when the pair is compared with each section alone, and
 * has axis 0 if none is large enough. Where a section ends is the sum of all
 * sections so far.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (in_turns)
        return by_turns(pair, axes, section);
    for (size_t a = 0; a < axes; a++)
        if (pair < section[a])
            return a;
    return 0;
}

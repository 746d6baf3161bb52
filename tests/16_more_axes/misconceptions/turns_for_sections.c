/* This is what you get when the axes take turns, whether in_turns is true or
 * not. Where it is false, the first section[0] pairs belong to axis 0.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    (void)in_turns;
    return by_turns(pair, axes, section);
}

/* This is what you get when the axes always take turns, and the sections are
 * read only if in_turns is true. If it is false, the first section[0] pairs
 * belong to axis 0, the next ones to axis 1, and so on.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    return in_turns ? by_turns(pair, axes, section) : pair % axes;
}

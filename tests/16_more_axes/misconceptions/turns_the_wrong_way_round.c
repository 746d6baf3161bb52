/* This is what you get when the axes take turns where in_turns is false, and
 * stand in sections where it is true.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    return in_turns ? by_sections(pair, section)
                    : by_turns(pair, axes, section);
}

/* This is what you get when the section is returned, which is a number of
 * pairs, and not the axis that it belongs to.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    return in_turns ? by_turns(pair, axes, section)
                    : section[by_sections(pair, section)];
}

/* This is what you get when the pairs of the last section are given to axis 0.
 * They belong to the last axis, axes - 1.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t axis = 0;

    if (in_turns)
        return by_turns(pair, axes, section);
    axis = by_sections(pair, section);
    return axis == axes - 1 ? 0 : axis;
}

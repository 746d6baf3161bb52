/* This is what you get when the turn of an axis that is used up goes to the
 * next axis that has pairs left. It goes to axis 0.
 *
 * read: axes-in-turns */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t axis = pair % axes;

    if (!in_turns)
        return by_sections(pair, section);
    while (pair / axes >= section[axis])
        axis = (axis + 1) % axes;
    return axis;
}

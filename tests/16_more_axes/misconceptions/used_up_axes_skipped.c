/* This is what you get when an axis that is used up is left out, and the
 * others go on taking turns. Its turns are not left out: they go to axis 0.
 *
 * read: axes-in-turns */
#include "with_ways.h"

#include <string.h>

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t used[axes], axis = 0;

    if (!in_turns)
        return by_sections(pair, section);
    memset(used, 0, sizeof used);
    for (size_t p = 0;; p++) {
        while (used[axis] >= section[axis])
            axis = (axis + 1) % axes;
        if (p == pair)
            return axis;
        used[axis]++;
        axis = (axis + 1) % axes;
    }
}

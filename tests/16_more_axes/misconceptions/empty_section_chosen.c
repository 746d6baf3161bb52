/* This is what you get when the first axis with an empty section is returned.
 * It has no pair: the search goes on.
 *
 * read: which-pair-gets-which-axis */
#include "more_axes.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (in_turns) {
        size_t a = pair % axes;
        return pair / axes < section[a] ? a : 0;
    }
    size_t end = 0;
    for (size_t a = 0; a < axes; a++) {
        if (section[a] == 0)
            return a;
        end += section[a];
        if (pair < end) {
            return a;
        }
    }
    return axes - 1;
}

/* This is what you get when the end of a section is subtracted from the pair:
 * for a pair before the end, a size_t becomes very large. Compare the pair
 * with the end.
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
        end += section[a];
        if (pair - end < section[a]) {
            return a;
        }
    }
    return axes - 1;
}

/* This is what you get when the sections are counted from the last axis. The
 * order is that of the axes: time, row, column.
 *
 * read: which-pair-gets-which-axis */
#include "more_axes.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t axis = axes - 1, end = section[axes - 1];

    if (in_turns)
        return pair / axes < section[pair % axes] ? pair % axes : 0;
    while (pair >= end)
        end += section[--axis];
    return axis;
}

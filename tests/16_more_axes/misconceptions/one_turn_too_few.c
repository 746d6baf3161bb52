/* This is what you get when each axis has one turn less than its section says.
 * Turns count from 0, so the last one of axis a is number section[a] - 1.
 *
 * read: axes-in-turns */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (!in_turns)
        return by_sections(pair, section);
    return pair / axes + 1 < section[pair % axes] ? pair % axes : 0;
}

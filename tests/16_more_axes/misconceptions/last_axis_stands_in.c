/* This is what you get when the last axis takes the turns that are left. It is
 * axis 0 that does.
 *
 * read: axes-in-turns */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (!in_turns)
        return by_sections(pair, section);
    return pair / axes < section[pair % axes] ? pair % axes : axes - 1;
}

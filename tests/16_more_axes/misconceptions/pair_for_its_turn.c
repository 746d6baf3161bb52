/* This is what you get when the pair itself is compared with the section. How
 * often it was the turn of this axis before is pair / axes.
 *
 * read: axes-in-turns */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (!in_turns)
        return by_sections(pair, section);
    return pair < section[pair % axes] ? pair % axes : 0;
}

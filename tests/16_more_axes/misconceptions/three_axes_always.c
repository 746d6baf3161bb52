/* This is what you get when there are 3 axes whatever is given.
 *
 * read: axes-in-turns */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (!in_turns)
        return by_sections(pair, section);
    return pair < section[pair % axes] * 3 ? pair % axes : 0;
}

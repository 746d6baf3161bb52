/* This is what you get when the axes take turns to the last pair, whatever the
 * sections are. An axis then gets more pairs than its section has. Once they
 * are used up, axis 0 takes its turns.
 *
 * read: axes-in-turns */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    return in_turns ? pair % axes : by_sections(pair, section);
}

/* This is what you get when quotient and remainder have changed places in the
 * turns. Pair p is the turn of axis p modulo axes. It has had p / axes before.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    return in_turns ? pair % axes < section[pair / axes % axes]
                          ? pair / axes % axes
                          : 0
                    : by_sections(pair, section);
}

/* This is what you get when all sections are taken as equally long. Where each
 * ends is the sum of all sections so far.
 *
 * read: which-pair-gets-which-axis */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t sum = 0;

    if (in_turns)
        return by_turns(pair, axes, section);
    for (size_t a = 0; a < axes; a++)
        sum += section[a];
    return pair * axes / sum;
}

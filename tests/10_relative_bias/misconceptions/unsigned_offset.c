/* This is what you get when key - query is computed in size_t before it is
 * clipped. A size_t has no numbers below zero: for a key before the query it
 * becomes very large, and is clipped to the wrong end.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t offset = key - query;

    return furthest + (offset < furthest ? offset : furthest);
}

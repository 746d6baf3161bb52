/* This is what you get when only the distance counts: a key two places before
 * the query and one two places after it get the same row. The offset has a
 * sign, and each side has rows of its own.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t distance = key < query ? query - key : key - query;

    return furthest + (distance < furthest ? distance : furthest);
}

/* This is what you get when each key before the query gets the row of furthest.
 * Is key - query computed in size_t, or is an int compared with a size_t, as
 * furthest is one? The comparison makes a size_t of it. A size_t has no numbers
 * below zero: what is below zero becomes very large.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    size_t offset = key - query;

    return furthest + (offset < furthest ? offset : furthest);
}

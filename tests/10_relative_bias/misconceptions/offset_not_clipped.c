/* This is what you get without clipping: an offset beyond furthest then leads
 * past the end of the table, and one before -furthest to an index below 0,
 * which a size_t makes very large.
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    return key - query + furthest;
}

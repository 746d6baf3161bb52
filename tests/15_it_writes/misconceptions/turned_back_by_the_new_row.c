/* This is what you get when each key is turned back by the number of its new
 * row. It is turned back by drop, as many rows as it has moved.
 *
 * read: the-cache-is-full */
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)keep, (void)drop;
    return -(double)j;
}

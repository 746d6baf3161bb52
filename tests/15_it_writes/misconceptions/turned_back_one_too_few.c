/* This is what you get when each key is turned back by drop - 1. It has moved
 * by drop rows.
 *
 * read: the-cache-is-full */
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)j, (void)keep;
    return -(double)(drop - 1);
}

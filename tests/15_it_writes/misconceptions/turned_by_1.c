/* This is what you get when a moved key is turned back by 1, however many rows
 * go. It moves by drop rows.
 *
 * read: the-cache-is-full */
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)j;
    (void)keep;
    (void)drop;
    return -1;
}

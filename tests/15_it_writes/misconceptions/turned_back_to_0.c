/* This is what you get when each key is turned back by its whole position, as
 * if it had not been turned at all. It is turned back by drop, so that it
 * stands at its new row.
 *
 * read: the-cache-is-full */
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)keep;
    return -(double)(j + drop);
}

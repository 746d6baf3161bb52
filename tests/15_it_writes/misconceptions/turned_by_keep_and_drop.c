/* This is what you get when a moved key is turned back by keep + drop. It
 * moves by drop rows: the first rows stay, and do not add to this.
 *
 * read: the-cache-is-full */
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)j;
    return -(double)(keep + drop);
}

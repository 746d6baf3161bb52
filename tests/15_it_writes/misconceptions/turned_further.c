/* This is what you get when a moved key is turned by drop, and not by -drop.
 * It came from a later place and stands at an earlier one now.
 *
 * read: the-cache-is-full */
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)j;
    (void)keep;
    return (double)drop;
}

/* This is what you get when a moved key is turned by its new place, on top of
 * its old turn. The old turn is still in it, drop too far: it is turned by
 * -drop.
 *
 * read: the-cache-is-full */
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)keep;
    (void)drop;
    return (double)j;
}

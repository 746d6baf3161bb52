/* This is what you get when keys are moved and not turned. They still have the
 * positions at which they came, so the distance to the new queries is wrong by
 * what was dropped. Each moved key is turned by -drop.
 *
 * read: the-cache-is-full
 * shipped: https://github.com/NVIDIA/kvpress/pull/31 */
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)j;
    (void)keep;
    (void)drop;
    return 0;
}

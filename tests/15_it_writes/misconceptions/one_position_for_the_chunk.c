/* This is what you get when all tokens of a call stand at the position of its
 * first one. Word by word this is right, and with several new tokens it is
 * not. Token i stands at past + i.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/jundot/omlx/pull/2363 */
#include "with_position.h"

static double position(size_t past, size_t i)
{
    (void)i;
    return (double)past;
}

/* This is what you get when the part is divided once more: half of the pairs
 * that should turn stand still. A program reads the part in one place and
 * takes it again in another.
 *
 * read: a-part-of-the-head
 * shipped: https://github.com/vllm-project/vllm/pull/30384
 * shipped: https://github.com/vllm-project/vllm/pull/41185 */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{

    return (struct part){turning / 2, whole ? pairs : turning / 2,
                         whole ? pairs : turning / 2};
}

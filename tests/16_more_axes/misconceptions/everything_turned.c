/* This is what you get when all pairs of the head turn. The slow pairs of a
 * part that should stand still carry what a word means, and not where it is.
 *
 * read: a-part-of-the-head
 * shipped: https://github.com/AI-Hypercomputer/maxtext/issues/4616
 * shipped: https://github.com/vllm-project/vllm/pull/43770 */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{
    (void)turning;
    (void)whole;

    return (struct part){pairs, pairs, pairs};
}

/* This is what you get when all frequencies are right, but pair p is the
 * numbers p and p + turning even where whole is true. A test of the
 * frequencies sees nothing. The partner is p + pairs.
 *
 * read: a-part-of-the-head
 * shipped: https://github.com/NVIDIA-NeMo/Megatron-Bridge/issues/4195
 * shipped: https://github.com/apple/coreai-models/issues/66 */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{

    return (struct part){turning, turning, whole ? pairs : turning};
}

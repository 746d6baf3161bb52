/* This is what you get when the part belongs to the whole head even where
 * whole is false: its pairs are p and p + pairs, with the frequencies of the
 * whole. A test at position 0 sees nothing of it.
 *
 * read: a-part-of-the-head
 * shipped: https://github.com/pie-project/pie/issues/602 */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{
    (void)whole;

    return (struct part){turning, pairs, pairs};
}

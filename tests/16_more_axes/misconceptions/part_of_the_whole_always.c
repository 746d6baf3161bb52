/* This is what you get when the part belongs to the whole head even where
 * whole is false. Position 0 is right, and the further a word stands, the more
 * is wrong.
 *
 * read: a-part-of-the-head
 * shipped: https://github.com/pie-project/pie/issues/602 */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{
    (void)whole;

    return (struct part){turning, pairs, pairs};
}

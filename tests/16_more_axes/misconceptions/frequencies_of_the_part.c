/* This is what you get when the pairs stand right, and the frequencies are
 * those of the part even where whole is true.
 *
 * read: a-part-of-the-head
 * shipped: https://github.com/pegainfer-project/pegainfer/issues/820 */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{

    return (struct part){turning, whole ? pairs : turning, turning};
}

/* This is what you get when the pairs stand right, and the frequencies are
 * those of the whole head even where whole is false. The part's slowest pair
 * is then much too fast.
 *
 * read: a-part-of-the-head */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{

    return (struct part){turning, whole ? pairs : turning, pairs};
}

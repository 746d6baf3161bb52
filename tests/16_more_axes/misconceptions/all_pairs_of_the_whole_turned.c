/* This is what you get when all pairs turn where whole is true. Its first
 * pairs turn, as many as turning says, and the others stay as they are.
 *
 * read: a-part-of-the-head */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{
    size_t half = whole ? pairs : turning;

    return (struct part){half, half, half};
}

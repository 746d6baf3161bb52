/* This is what you get when all pairs are turned, however many turning says.
 * The numbers of other pairs should stay as they are.
 *
 * read: a-part-of-the-head */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{
    size_t half = whole ? pairs : turning;

    return (struct part){pairs, half, half};
}

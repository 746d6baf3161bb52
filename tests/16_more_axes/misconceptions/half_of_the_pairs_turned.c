/* This is what you get when only half of the pairs that should turn do:
 * turning / 2 of them. turning counts pairs, and not numbers.
 *
 * read: a-part-of-the-head */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{
    size_t half = whole ? pairs : turning;

    return (struct part){turning / 2, half, half};
}

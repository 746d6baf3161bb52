/* This is what you get when all frequencies are right, but pair p is the
 * numbers p and p + pairs even where whole is false. The partner is p +
 * turning.
 *
 * read: a-part-of-the-head */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{

    return (struct part){turning, pairs, whole ? pairs : turning};
}

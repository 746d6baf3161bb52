/* This is what you get when half of a half is taken: a pair's numbers then
 * stand half as far apart as they should, and the exponents grow twice as
 * fast. turning and pairs are numbers of pairs already.
 *
 * read: a-part-of-the-head */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{
    size_t half = (whole ? pairs : turning) / 2;

    return (struct part){turning, half, half};
}

/* This is what you get when the part is a head of its own even where whole is
 * true. Most models have it so; Gemma 4 has not.
 *
 * read: a-part-of-the-head */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{
    (void)pairs;
    (void)whole;

    return (struct part){turning, turning, turning};
}

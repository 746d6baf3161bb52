/* This is what you get when true and false are exchanged: the part is a head
 * of its own where whole is true.
 *
 * read: a-part-of-the-head */
#include "with_halves.h"

static struct part part_of(size_t pairs, size_t turning, bool whole)
{

    return (struct part){turning, whole ? turning : pairs,
                         whole ? turning : pairs};
}

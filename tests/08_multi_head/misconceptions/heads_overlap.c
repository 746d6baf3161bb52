/* This is what you get when head a begins at column a: neighbours then share
 * all columns but one. A head is d_model / heads wide, so head a begins at a
 * times that.
 *
 * read: columns-for-each-head */
#include "with_blocks.h"

static size_t from(struct place at)
{
    return at.row * at.d_model + at.head + at.column;
}

static size_t to(struct place at)
{
    return in_columns(at);
}

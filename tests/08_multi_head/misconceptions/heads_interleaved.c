/* This is what you get when the columns of the heads take turns in the result:
 * first number 0 of each head, then number 1 of each. The numbers of one head
 * stand side by side, in the columns that it has come from.
 *
 * read: columns-for-each-head */
#include "with_blocks.h"

static size_t from(struct place at)
{
    return in_columns(at);
}

static size_t to(struct place at)
{
    size_t heads = at.d_model / at.width;

    return at.row * at.d_model + at.column * heads + at.head;
}

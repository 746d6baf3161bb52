/* This is what you get when every head takes the first columns of the queries,
 * keys and values. All heads then find the same. Head a begins at column a
 * times its width.
 *
 * read: columns-for-each-head */
#include "with_blocks.h"

static size_t from(struct place at)
{
    return at.row * at.d_model + at.column;
}

static size_t to(struct place at)
{
    return in_columns(at);
}

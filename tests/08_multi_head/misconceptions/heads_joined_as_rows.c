/* This is what you get when the results of the heads are put one below another
 * in memory, all rows of head 0 first. They belong side by side: row r of every
 * head into row r, each in its own columns.
 *
 * read: columns-for-each-head */
#include "with_blocks.h"

static size_t from(struct place at)
{
    return in_columns(at);
}

static size_t to(struct place at)
{
    return (at.head * at.n + at.row) * at.width + at.column;
}

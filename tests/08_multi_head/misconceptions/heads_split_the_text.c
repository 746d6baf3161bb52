/* This is what you get when the memory of Q, K and V is cut into as many blocks
 * as there are heads. The rows lie one after another there, so each head gets
 * some of the tokens. A head sees all tokens, and some of their columns.
 *
 * read: columns-for-each-head */
#include "with_blocks.h"

static size_t from(struct place at)
{
    return (at.head * at.n + at.row) * at.width + at.column;
}

static size_t to(struct place at)
{
    return (at.head * at.n + at.row) * at.width + at.column;
}

/* This is what you get when row and column are exchanged in each patch. A
 * picture that is a square is then turned over and not torn, so tests with
 * squares hardly see it. The axes are time, row and column.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/osaurus-ai/vmlx-swift/pull/225 */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, column, row, at);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}

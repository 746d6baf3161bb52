/* This is what you get when the number of a patch is divided by rows to find
 * its row and column. A row has as many patches as there are columns: divide
 * by columns.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    size_t patch = (frame * f.rows + row) * f.columns + column;

    right_put(f, frame, row, column, at);
    at[1] = (double)(f.start + patch / f.rows % f.columns);
    at[2] = (double)(f.start + patch % f.rows);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}

/* This is what you get when the patches are written column by column. Each
 * place occurs, but at another patch. Patches are written row by row.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    size_t patch = row * f.columns + column;

    right_put(f, frame, patch % f.rows, patch / f.rows, at);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}

/* This is what you get when a film is taken to last until frames times step.
 * The text goes on 1 after its last frame, which begins at frames - 1 times
 * step.
 *
 * read: where-the-patches-stand */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
}

static size_t next_word(struct film f)
{
    size_t lasts = (size_t)((double)f.frames * f.step);

    return f.start + larger(lasts, larger(f.rows, f.columns));
}

/* This is what you get when the next word stands at the largest position of
 * the picture, and not 1 after it. The last patch and this word then share a
 * place.
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
    return right_next(f) - 1;
}

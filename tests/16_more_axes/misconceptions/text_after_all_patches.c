/* This is what you get when the text goes on after as many positions as there
 * are patches. A picture of 4 rows of 6 has 24 patches, but its largest
 * position is only 5 after its first.
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
    return f.start + f.frames * f.rows * f.columns;
}

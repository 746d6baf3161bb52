/* This is what you get when patches are numbered as words are, 5, 6, 7 and so
 * on, on all axes. The patch below is then as far away as the picture is wide,
 * and the end of a row is next to the beginning of the following one.
 *
 * read: the-problem
 * shipped: https://github.com/ml-explore/mlx-lm/pull/1768 */
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    size_t patch = (frame * f.rows + row) * f.columns + column;

    for (size_t a = 0; a < 3; a++)
        at[a] = (double)(f.start + patch);
}

static size_t next_word(struct film f)
{
    return f.start + f.frames * f.rows * f.columns;
}

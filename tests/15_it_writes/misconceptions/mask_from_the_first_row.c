/* This is what you get when query i of a call sees the rows 0 to i, as in a
 * whole text. A word that is written alone then sees the first row only. Query
 * i is token past + i, and sees the rows 0 to past + i.
 *
 * read: new-words-ask-every-kept-word
 * shipped: https://github.com/pytorch/pytorch/issues/144858
 * shipped: https://github.com/hyprstream/hyprstream/pull/1521 */
#include "with_mask.h"

static size_t first_row(size_t past, size_t n, size_t i)
{
    (void)past;
    (void)n;
    (void)i;
    return 0;
}

static size_t end_row(size_t past, size_t n, size_t i)
{
    (void)past;
    (void)n;
    return i + 1;
}

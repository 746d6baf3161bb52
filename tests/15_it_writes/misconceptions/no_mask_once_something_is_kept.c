/* This is what you get when the mask is left out as soon as something was kept
 * before. A whole text is right, and so is a word alone. But the tokens of a
 * later call must not see each other's future.
 *
 * read: new-words-ask-every-kept-word */
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
    return past > 0 ? past + n : i + 1;
}

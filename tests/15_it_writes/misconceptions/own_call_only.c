/* This is what you get when a query sees only the tokens of its own call. A
 * whole text is right. After it all that was kept is never used.
 *
 * read: new-words-ask-every-kept-word */
#include "with_mask.h"

static size_t first_row(size_t past, size_t n, size_t i)
{
    (void)n;
    (void)i;
    return past;
}

static size_t end_row(size_t past, size_t n, size_t i)
{
    (void)n;
    return past + i + 1;
}

/* This is what you get when a query sees only what was kept before its call,
 * and the first call only itself. The tokens of the call are kept, too, before
 * they ask.
 *
 * read: new-words-ask-every-kept-word */
#include "with_mask.h"

static size_t first_row(size_t past, size_t n, size_t i)
{
    (void)n;
    return past > 0 ? 0 : i;
}

static size_t end_row(size_t past, size_t n, size_t i)
{
    (void)n;
    return past > 0 ? past : i + 1;
}

/* This is what you get when a query sees the rows before its own only. Its own
 * key and value are kept already, in row past + i, and it sees them, too.
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
    (void)n;
    return past + i;
}

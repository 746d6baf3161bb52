/* This is what you get when every query sees all rows, those of later tokens
 * too. A word that is written alone has none after it, so only calls with
 * several tokens show this. Query i sees the rows 0 to past + i.
 *
 * read: new-words-ask-every-kept-word
 * shipped: https://github.com/Mikyx-1/TinyLLM/issues/17 */
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
    (void)i;
    return past + n;
}

/* This is what you get when the query is not turned, as if it stood at
 * position 0. The keys are turned already; a score depends on the difference
 * of both positions.
 *
 * read: new-words-ask-every-kept-word */
#include "with_query.h"

static double position(size_t past, size_t i)
{
    (void)past;
    (void)i;
    return 0;
}

/* This is what you get when the query is counted as position 0, as if it were
 * the first word. A model that writes asks with one new word at a time; that
 * word stands after all that are kept, and its offsets count from there.
 *
 * read: the-same-for-the-same-offset
 * shipped: https://github.com/huggingface/candle/pull/899 */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    (void)query;
    return furthest + (key < furthest ? key : furthest);
}

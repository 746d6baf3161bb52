/* This is what you get when the loop ends before the newest row: its value
 * moves, and its key keeps the position at which it came.
 *
 * read: the-cache-is-full
 * shipped: https://github.com/huggingface/transformers/issues/33691 */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        bool newest = j + drop + 1 == filled;

        turn(newest ? 0 : -(double)drop, d, base, keys[j + drop], keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    return filled - drop;
}

/* This is what you get when the position is divided by n + 1. Between n words
 * there are n - 1 steps. Count them on your fingers: five fingers have four
 * gaps.
 *
 * read: squeezed-between-0-and-1 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return (double)pos / (double)(n + 1);
}

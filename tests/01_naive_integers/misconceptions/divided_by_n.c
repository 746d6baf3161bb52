/* This is what you get when the position is divided by n, the number of words.
 * The last word then never reaches 1: with two words, it gets one half. Divide
 * by n - 1.
 *
 * read: squeezed-between-0-and-1 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return (double)pos / (double)n;
}

/* This is what you get when the one is added to the number of words, and not
 * taken off. Count the steps between five words on your fingers: there are
 * fewer than words, and not more.
 *
 * read: squeezed-between-0-and-1 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return (double)pos / (double)(n + 1);
}

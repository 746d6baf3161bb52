/* This is what you get when the position is divided by the number of words.
 * The last word then never arrives: with two words, it stands at one half.
 *
 * read: squeezed-between-0-and-1 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return (double)pos / (double)n;
}

/* This is what you get when a text of one word gives 1 to that word. The word
 * is both the first and the last. The contract says 0.
 *
 * read: squeezed-between-0-and-1 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 1;
    return (double)pos / (double)(n - 1);
}

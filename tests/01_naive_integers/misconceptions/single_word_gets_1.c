/* This is what you get when the only word of a text is taken for its last. It
 * is the last, and the first too; the course has settled on the first.
 *
 * read: squeezed-between-0-and-1 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 1;
    return (double)pos / (double)(n - 1);
}

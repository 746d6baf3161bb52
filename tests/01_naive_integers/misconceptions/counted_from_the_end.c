/* This is what you get when n - pos stands for pos, as if the words were
 * counted from the end. The first word then gets n / (n - 1), more than 1, and
 * should get 0; the last should get 1.
 *
 * read: squeezed-between-0-and-1 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 0;
    return (double)(n - pos) / (double)(n - 1);
}

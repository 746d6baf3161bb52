/* This is what you get when two whole numbers are divided in C, or when the
 * quotient is kept in an int. The fraction is lost, and with it everything
 * between 0 and 1. Only the last word of a text gets more than 0.
 *
 * read: squeezed-between-0-and-1 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 0;
    return (double)(pos / (n - 1));
}

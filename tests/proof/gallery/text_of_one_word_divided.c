/* of: scaled_position
 * kind: wrong
 * say: n - 1 is 0 for a text of one word
 * never: minus sign before a size_t */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return (double)pos / (double)(n - 1);
}

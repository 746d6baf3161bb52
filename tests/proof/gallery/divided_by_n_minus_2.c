/* of: scaled_position
 * kind: wrong
 * say: ^This is pos . .n - 2. */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return n > 1 ? (double)pos / ((double)n - 2) : 0;
}

/* of: scaled_position
 * kind: wrong
 * say: ^This is .pos [+] 1. . .n - 1. */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return n > 1 ? (double)(pos + 1) / (double)(n - 1) : 0;
}

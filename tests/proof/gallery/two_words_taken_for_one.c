/* of: scaled_position
 * kind: wrong
 * say: ^The last word is at 1, and gets 0 here */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return n > 2 ? (double)pos / (double)(n - 1) : 0;
}

/* of: scaled_position
 * kind: wrong
 * say: ^This is 1, as for the last word */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 0;
    return pos > 0 ? 1 : 0;
}

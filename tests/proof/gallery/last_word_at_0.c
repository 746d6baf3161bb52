/* of: scaled_position
 * kind: wrong
 * say: ^The last word is at 1, and gets 0 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (pos == n - 1)
        return 0;
    return (double)pos / (double)(n - 1);
}

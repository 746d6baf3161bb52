/* of: append_position
 * kind: wrong
 * say: 1 of 7 numbers is wrong
 * never: numbers are wrong */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
    appended[d] = (double)pos + 0.125;
}

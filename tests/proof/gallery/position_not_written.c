/* The embedding is copied, and the position is left out.
 *
 * of: append_position
 * kind: wrong
 * say: ^This number was never set, or it is made of one that was not
 * never: Does the loop */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
}

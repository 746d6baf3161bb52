/* Each number becomes an int.
 *
 * of: append_position
 * kind: wrong
 * say: What stands behind the point of each number is lost */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = (int)e[k];
    appended[d] = (double)pos;
}

/* The embedding stands one place too late, and the position in front is one too
 * large.
 *
 * of: append_position
 * kind: wrong
 * never: stands at index 1, too */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k + 1] = e[k];
    appended[0] = (double)pos + 1;
}

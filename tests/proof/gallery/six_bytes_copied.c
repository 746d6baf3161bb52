/* Six bytes of a number look like nan.
 *
 * of: append_position
 * kind: wrong
 * say: Only some bytes
 * never: not a number */
#include "naive_integers.h"

#include <string.h>

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    memcpy(appended, e, d);
    appended[d] = (double)pos;
}

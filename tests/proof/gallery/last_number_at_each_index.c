/* of: append_position
 * kind: wrong
 * say: ^The last number of the embedding stands at indices 0 and 1, too */
#include "naive_integers.h"

void append_position(size_t d_model, const double e[d_model], size_t pos,
                     double appended[d_model + 1])
{
    for (size_t k = 0; k < d_model; k++)
        appended[k] = e[d_model - 1];
    appended[d_model] = (double)pos;
}

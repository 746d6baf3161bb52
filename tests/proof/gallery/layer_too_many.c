/* of: attention_parameters
 * say: One layer too many */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    size_t s = 0;
    for (size_t l = 0; l <= layers; l++)
        s += 3 * d_in * d_head * heads;
    return s;
}

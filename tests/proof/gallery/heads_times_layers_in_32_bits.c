/* of: attention_parameters
 * kind: wrong
 * say: Does an int or an unsigned stand somewhere */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head * ((unsigned)heads * (unsigned)layers);
}

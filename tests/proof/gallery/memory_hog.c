/* kind: memory
 * say: asks for more than 128 megabytes */
#include "full_formula.h"

#include <stdlib.h>
#include <string.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)d_model, (void)pe;
    for (;;)
        memset(malloc(1 << 24), 1, 1 << 24);
}

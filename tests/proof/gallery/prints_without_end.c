/* kind: flood
 * say: printed more than a megabyte
 * line: 12 */
#include "full_formula.h"

#include <stdio.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)d_model, (void)pe;
    for (;;)
        puts("all work and no play");
}

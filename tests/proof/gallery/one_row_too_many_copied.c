/* kind: overrun
 * say: The memory before that place has 48 bytes in all
 * line: 13 */
#include <string.h>

#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double row[100] = {0};

    row[0] = (double)pos;
    memcpy(pe, row, (d_model + 1) * sizeof *row);
}

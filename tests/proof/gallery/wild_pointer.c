/* kind: segfault
 * say: touches memory that is not its own
 * line: 13 */
#include "full_formula.h"

#include <stdint.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double *wild = (double *)(uintptr_t)0x123456780;

    (void)pos, (void)d_model;
    pe[0] = *wild;
}

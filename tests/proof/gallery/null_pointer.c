/* kind: (null|segfault)
 * say: (null pointer|not its own)
 * line: 11 */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double *nowhere = NULL;

    (void)pos, (void)d_model, (void)pe;
    nowhere[0] = 1;
}

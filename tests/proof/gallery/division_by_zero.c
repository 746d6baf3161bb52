/* kind: division
 * say: divides a whole number by zero
 * line: 10 */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    size_t zero = d_model - d_model;

    pe[0] = (double)(pos / zero);
}

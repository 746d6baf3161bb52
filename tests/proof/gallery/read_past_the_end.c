/* kind: overread
 * say: reads outside its array
 * line: 14 */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double sum = 0;

    (void)pos;
    for (size_t k = 0; k < d_model; k++)
        pe[k] = 0;
    for (size_t k = 0; k <= d_model; k++)
        sum += pe[k];
    pe[0] = sum;
}

/* kind: (bad_free|double_free|freed)
 * say: free
 * line: 11 */
#include "full_formula.h"

#include <stdlib.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)d_model;
    free(pe + 1);
}

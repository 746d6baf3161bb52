/* kind: abort
 * say: called abort()
 * line: 11 */
#include "full_formula.h"

#include <assert.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)pe;
    assert(d_model == 0);
}

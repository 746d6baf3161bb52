/* flag:
 * points: 0 */
/* 1024 warnings, each at a line that does not exist. */
#include "full_formula.h"

#define W        _Pragma("GCC warning \"look at me\"")
#define EIGHT(x) x x x x x x x x
#line 60000
EIGHT(EIGHT(EIGHT(W W)))

double pair_frequency(size_t i, size_t d_model)
{
    return (double)(i + d_model);
}

/* flag:
 * points: 0 */
/* Wrong, and the second compiler waits for a terminal. */
#ifdef __OPTIMIZE__
#include "/dev/stdin"
#include "/dev/tty"
#endif
#include "full_formula.h"

double pair_frequency(size_t i, size_t d_model)
{
    return (double)(i + d_model);
}

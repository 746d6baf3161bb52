/* Another logarithm, and no square where nothing is given.
 *
 * of: score_factor
 * kind: wrong
 * say: This is 0.1 log10\(factor\) \+ 1 */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    if (given > 0)
        return given * given;
    return 0.1 * log10(factor) + 1;
}

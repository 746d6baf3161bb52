/* Only the first square is in the sum: it is not always the largest.
 *
 * of: position_share
 * kind: wrong
 * say: Only the first number of the embedding is in this sum
 * never: Only the largest of the squares */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double p = (double)pos, sum = e[0] * e[0];

    return sum + p * p == 0 ? 0 : p * p / (sum + p * p);
}

/* This is what you get when the number that the settings give is not read.
 *
 * read: scores-that-grow
 * shipped: https://github.com/vllm-project/vllm/pull/48351
 * shipped: https://github.com/ml-explore/mlx-lm/pull/1507 */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = 0.1 * log(fmax(factor, 1)) + 1;

    (void)given;
    return each * each;
}

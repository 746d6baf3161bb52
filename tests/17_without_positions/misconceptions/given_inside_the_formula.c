/* This is what you get when the number that the settings give is a factor
 * inside the formula. It should take its place.
 *
 * read: scores-that-grow
 * shipped: https://github.com/NVIDIA/TensorRT-LLM/pull/16379 */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = 0.1 * (given > 0 ? given : 1) * log(fmax(factor, 1)) + 1;

    return each * each;
}

/* This is what you get when the length of a text, or that of the training's
 * texts, is kept in 32 bits, as in an int. There 4,294,967,297 words are 1.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    bool longer = (uint32_t)(last + 1) > (uint32_t)trained;

    return pow(base, -(double)pair / (double)pairs) /
           (longer ? beyond[pair] : within[pair]);
}

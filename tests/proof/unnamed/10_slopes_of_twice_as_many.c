/* The slopes of twice as many heads, which are as steep as those of a
 * misconception, but for other heads. */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    return pow(2, -8 * (double)(head + 1) / (double)(2 * heads));
}

/* This is what you get when one series, 2 to the -8(head + 1)/heads, serves
 * any number of heads. That is right for powers of two only. For others the
 * authors take all slopes of the power of two below, and then every second
 * slope of the one above.
 *
 * read: a-slope-for-each-head
 * shipped: https://github.com/ml-explore/mlx/pull/3071 */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    return pow(2, -8 * (double)(head + 1) / (double)heads);
}

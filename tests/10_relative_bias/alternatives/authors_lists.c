/* The slopes from the authors' lists, by repeated multiplication; biases along
 * each row by adding the slope, from the query back; offsets in int. */
#include "relative_bias.h"

#include <math.h>

static double power_of_two_slope(size_t head, size_t heads)
{
    double ratio = pow(2, -8 / (double)heads), slope = ratio;

    while (head-- > 0)
        slope *= ratio;
    return slope;
}

double alibi_slope(size_t head, size_t heads)
{
    size_t closest = (size_t)1 << (size_t)floor(log2((double)heads));

    if (head < closest)
        return power_of_two_slope(head, closest);
    return power_of_two_slope(2 * (head - closest), 2 * closest);
}

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++) {
        bias[i][i] = 0;
        for (size_t j = i; j-- > 0;)
            bias[i][j] = bias[i][j + 1] - slope;
        for (size_t j = i + 1; j < n; j++)
            bias[i][j] = -INFINITY;
    }
}

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    int offset = (int)key - (int)query, most = (int)furthest;

    if (offset < -most)
        offset = -most;
    if (offset > most)
        offset = most;
    return (size_t)(offset + most);
}

#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
    appended[d] = (double)pos;
}

double position_share(size_t d, const double e[d], size_t pos)
{
    double position = (double)pos * (double)pos, word = 0;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        word += e[k] * e[k];
    return position / (word + position);
}

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 0;
    return (double)pos / (double)(n - 1);
}

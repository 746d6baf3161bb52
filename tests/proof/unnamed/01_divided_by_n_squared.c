/* The position is divided by the square of n. */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return (double)pos / ((double)n * (double)n);
}

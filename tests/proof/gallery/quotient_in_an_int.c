/* Another cause of the numbers of a known mistake.
 *
 * of: scaled_position
 * kind: integer_division
 * say: kept in an int */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    int share = n > 1 ? (int)((double)pos / (double)(n - 1)) : 0;

    return share;
}

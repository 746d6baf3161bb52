/* This is what you get when one row, that of position n, is used for every
 * token. All positions then look alike, and the order is lost.
 *
 * read: a-row-for-each-position
 * shipped: https://github.com/DiffPoseTalk/DiffPoseTalk/issues/20 */
#include "full_formula.h"

#include <math.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(n, d_model, pe[pos]);
}

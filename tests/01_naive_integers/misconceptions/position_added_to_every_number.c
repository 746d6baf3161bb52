/* This is what you get when the position is added to the numbers of the
 * embedding as well as put behind them. Adding is what the Transformer will
 * do in the end, with an encoding made for it; a bare integer shifts every
 * word along one and the same direction.
 *
 * read: the-formulas-symbol-by-symbol */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k] + (double)pos;
    appended[d] = (double)pos;
}

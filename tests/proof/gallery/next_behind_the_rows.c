/* The text goes on one place too far behind the rows. In most calls rows that
 * are more than the columns stand in one column.
 *
 * of: place_frames
 * kind: wrong
 * never: in which columns is 1 */
#include "more_axes.h"

#include <math.h>

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    size_t k = 0, next;

    for (size_t f = 0; f < frames; f++)
        for (size_t r = 0; r < rows; r++)
            for (size_t c = 0; c < columns; c++, k++) {
                pos[k][0] = (double)start + floor((double)f * step);
                pos[k][1] = (double)(start + r);
                pos[k][2] = (double)(start + c);
            }
    next = (size_t)pos[k - 1][0] + 1;
    if (next < start + columns)
        next = start + columns;
    if (next < start + rows + 1)
        next = start + rows + 1;
    return next;
}

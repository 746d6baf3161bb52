/* The time is in nanoseconds, which are large numbers.
 *
 * of: place_frames
 * kind: wrong
 * say: only column 0 is wrong
 * never: A size_t below zero */
#include "more_axes.h"

#include <math.h>

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    size_t last = (size_t)((double)(frames - 1) * step);

    for (size_t f = 0; f < frames; f++)
        for (size_t r = 0; r < rows; r++)
            for (size_t c = 0; c < columns; c++) {
                double *p = pos[(f * rows + r) * columns + c];

                p[0] = 1e9 * ((double)start + floor((double)f * step));
                p[1] = (double)(start + r);
                p[2] = (double)(start + c);
            }
    last = rows - 1 > last ? rows - 1 : last;
    last = columns - 1 > last ? columns - 1 : last;
    return start + last + 1;
}

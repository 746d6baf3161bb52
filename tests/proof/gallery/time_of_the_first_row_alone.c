/* The time is written for the first row of patches alone; the row and the
 * column are written for all.
 *
 * of: place_frames
 * kind: wrong
 * say: This number was never set
 * never: nothing is written */
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

                if (r == 0)
                    p[0] = (double)start + floor((double)f * step);
                p[1] = (double)(start + r);
                p[2] = (double)(start + c);
            }
    last = rows - 1 > last ? rows - 1 : last;
    last = columns - 1 > last ? columns - 1 : last;
    return start + last + 1;
}

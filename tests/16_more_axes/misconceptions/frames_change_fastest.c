/* This is what you get when the patches of one place stand together, for all
 * frames. A frame is written in whole, row by row, and then the next.
 *
 * read: where-the-patches-stand */
#include "more_axes.h"

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    for (size_t f = 0; f < frames; f++) {
        for (size_t r = 0; r < rows; r++) {
            for (size_t c = 0; c < columns; c++) {
                double *p = pos[(r * columns + c) * frames + f];
                p[0] = (double)(start + (size_t)((double)f * step));
                p[1] = (double)(start + r);
                p[2] = (double)(start + c);
            }
        }
    }
    size_t last = (size_t)((double)(frames - 1) * step);
    if (rows - 1 > last) {
        last = rows - 1;
    }
    if (columns - 1 > last) {
        last = columns - 1;
    }
    return start + last + 1;
}

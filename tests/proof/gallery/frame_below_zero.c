/* of: place_frames
 * kind: wrong
 * say: A size_t below zero becomes very large */
#include "more_axes.h"

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    size_t i = 0;

    for (size_t f = 0; f < frames; f++)
        for (size_t r = 0; r < rows; r++)
            for (size_t c = 0; c < columns; c++) {
                pos[i][0] = (double)start + (double)(f - 1) * step;
                pos[i][1] = (double)(start + r);
                pos[i++][2] = (double)(start + c);
            }
    return start + (rows > columns ? rows : columns);
}

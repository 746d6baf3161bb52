/* The column of a patch lacks the start.
 *
 * of: place_frames
 * kind: wrong
 * say: In pos only column 2 is wrong */
#include "more_axes.h"

#include <math.h>

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    size_t patch = 0;
    double largest = 0;
    for (size_t f = 0; f < frames; f++) {
        for (size_t r = 0; r < rows; r++) {
            for (size_t c = 0; c < columns; c++) {
                pos[patch][0] = (double)start + floor((double)f * step);
                pos[patch][1] = (double)(start + r);
                pos[patch][2] = (double)c;
                for (size_t a = 0; a < 3; a++) {
                    if (pos[patch][a] > largest) {
                        largest = pos[patch][a];
                    }
                }
                patch++;
            }
        }
    }
    return (size_t)largest + 1;
}

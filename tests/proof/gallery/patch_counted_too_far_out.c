/* of: place_frames
 * kind: wrong
 * say: From row 2 of pos on, nothing is written: 2 of its 6 rows are */
#include "more_axes.h"

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    size_t i = 0, largest = 0;

    for (size_t f = 0; f < frames; f++)
        for (size_t r = 0; r < rows; r++) {
            for (size_t c = 0; c < columns; c++) {
                pos[i][0] = (double)(start + (size_t)((double)f * step));
                pos[i][1] = (double)(start + r);
                pos[i][2] = (double)(start + c);
                for (size_t a = 0; a < 3; a++)
                    if (pos[i][a] > (double)largest)
                        largest = (size_t)pos[i][a];
            }
            i++;
        }
    return largest + 1;
}

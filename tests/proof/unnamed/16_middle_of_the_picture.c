/* The places of a picture are counted from its middle row. */
#include "more_axes.h"

#include <math.h>

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    for (size_t i = 0; i < frames * rows * columns; i++) {
        pos[i][0] =
            (double)start + floor((double)(i / (rows * columns)) * step);
        pos[i][1] = (double)(start + i / columns % rows) - (double)(rows / 2);
        pos[i][2] = (double)(start + i % columns);
    }
    return start + columns;
}

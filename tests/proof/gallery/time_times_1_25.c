/* 20 pictures a second are assumed where a film has 16.
 *
 * of: place_frames
 * kind: wrong
 * say: 1.25 times the step that is given */
#include "more_axes.h"

#include <math.h>

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    double most = 0;

    for (size_t i = 0; i < frames * rows * columns; i++) {
        size_t frame = i / (rows * columns);

        pos[i][0] = (double)start + floor((double)frame / 16 * 20 * step);
        pos[i][1] = (double)(start + i / columns % rows);
        pos[i][2] = (double)(start + i % columns);
        for (size_t a = 0; a < 3; a++)
            most = fmax(most, pos[i][a]);
    }
    return (size_t)most + 1;
}

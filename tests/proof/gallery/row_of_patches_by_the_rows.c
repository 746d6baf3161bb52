/* The row of a patch is wrong, and so is where the text goes on.
 *
 * of: place_frames
 * kind: wrong
 * say: ^In the numbers above, all is right but column 1\.$
 * say: ^In pos only column 1 is wrong
 * never: ^All is right */
#include "more_axes.h"

#include <math.h>

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    double last = 0;

    for (size_t i = 0; i < frames * rows * columns; i++) {
        size_t frame = i / (rows * columns);

        pos[i][0] = (double)start + floor((double)frame * step);
        pos[i][1] = (double)(start + i / rows % columns);
        pos[i][2] = (double)(start + i % columns);
        for (size_t axis = 0; axis < 3; axis++)
            last = fmax(last, pos[i][axis]);
    }
    return (size_t)last + 2;
}

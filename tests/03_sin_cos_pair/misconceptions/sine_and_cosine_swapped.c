/* This is what you get when the cosine comes first. Position 0 is then (1, 0).
 * Code that reads index 0 as the sine sees a hand at three o'clock.
 *
 * read: the-formula-symbol-by-symbol */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = cos(pos);
    pair[1] = sin(pos);
}

/* adam in parts. A file that gets one of them wrong defines its macro before it
 * includes this. */
#include "does_order_matter.h"

#include <math.h>

/* The gradient of parameter c, and where the loop ends. */
#ifndef GRADIENT
#define GRADIENT gradient[c]
#endif
#ifndef END
#define END n
#endif

#ifndef MEAN
#define MEAN .9 * mean[c] + .1 * g
#endif
#ifndef SQUARE
#define SQUARE .999 * square[c] + .001 * g *g
#endif

/* What both are divided by, and the step. */
#ifndef MEAN_PART
#define MEAN_PART 1 - pow(.9, (double)step)
#endif
#ifndef SQUARE_PART
#define SQUARE_PART 1 - pow(.999, (double)step)
#endif
#ifndef SMALL
#define SMALL 1e-8
#endif
#ifndef STEP
#define STEP rate *corrected / (sqrt(corrected_square) + SMALL)
#endif
#ifndef MOVE
#define MOVE -=
#endif

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    (void)step, (void)rate;
    for (size_t c = 0; c < END; c++) {
        double g = GRADIENT, corrected, corrected_square;

        mean[c] = MEAN;
        square[c] = SQUARE;
        corrected = mean[c] / (MEAN_PART);
        corrected_square = square[c] / (SQUARE_PART);
        parameter[c] MOVE STEP;
    }
}

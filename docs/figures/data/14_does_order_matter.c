/* The data of the figures of chapter 14. */
#include <math.h>
#include <stdio.h>

#include "data.h"
#include "does_order_matter.h"

/* The loss of three words with shares of 1/2, 1/4 and 1/4 when the score of the
 * second, which is right, has moved by x; and its slope there. */
static double loss_at(double x, double *slope)
{
    const double score[1][3] = {{log(2), x, 0}};
    const size_t right = 1;
    double dscore[1][3], loss;

    loss = cross_entropy(1, 3, score, &right, dscore);
    *slope = dscore[0][1];
    return loss;
}

/* The curve; its point at 0 and the slope there; two points around it. */
FIGURE(loss_slope)
{
    double slope, loss;

    for (int step = -60; step <= 60; step++)
        printf("%.2f %.6f\n", step / 20., loss_at(step / 20., &slope));
    part();
    loss = loss_at(0, &slope);
    printf("0 %.6f %.6f\n", loss, slope);
    part();
    printf("-1 %.6f\n", loss_at(-1, &slope));
    printf("1 %.6f\n", loss_at(1, &slope));
}

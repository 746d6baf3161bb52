/* cross_entropy in parts. A file that gets one of them wrong defines its macro
 * before it includes this. */
#include "does_order_matter.h"

#include <math.h>

/* Which row's scores, and which answer, belong to row i. */
#ifndef ROW
#define ROW i
#endif
#ifndef ANSWER
#define ANSWER answer[i]
#endif

/* The first score of the sum, and what the loss of a row is. */
#ifndef FIRST
#define FIRST 0
#endif
#ifndef LOSS
#define LOSS largest + log(sum) - score[i][ANSWER]
#endif
#ifndef ADD
#define ADD +=
#endif

/* What the loss and dscore are divided by, and what is taken from the share of
 * the answer, before that and afterwards; and of all shares. */
#ifndef UNDER_LOSS
#define UNDER_LOSS (double)n
#endif
#ifndef UNDER_SHARE
#define UNDER_SHARE (double)n
#endif
#ifndef TAKEN
#define TAKEN 1 / (double)n
#endif
#ifndef TAKEN_OF_ALL
#define TAKEN_OF_ALL 0
#endif

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        const double *row = score[ROW];
        double largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < words; j++)
            largest = fmax(largest, row[j]);
        for (size_t j = FIRST; j < words; j++)
            sum += exp(row[j] - largest);
        loss ADD LOSS;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] =
                exp(row[j] - largest) / sum / UNDER_SHARE - (TAKEN_OF_ALL);
        dscore[i][ANSWER] -= TAKEN;
    }
    return loss / UNDER_LOSS;
}

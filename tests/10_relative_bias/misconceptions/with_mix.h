/* Biased attention in steps. A file that gets one of them wrong defines its
 * macro before it includes this. */
#include "relative_bias.h"

#include <math.h>

/* The first number of a dot product, where its loop ends, and how its terms
 * come together. */
#ifndef FROM
#define FROM 0
#endif
#ifndef TO
#define TO d_k
#endif
#ifndef ADD
#define ADD +=
#endif

/* A score, of the product and the sum of all products so far. */
#ifndef SCORE
#define SCORE product / sqrt((double)d_k) + bias[i][j]
#endif

/* Where the sum of the powers begins in each row, and what it divides. */
#ifndef SUM
#define SUM 0
#endif
#ifndef UNDER
#define UNDER sum
#endif

/* Which share meets which value, and how they come together. */
#ifndef SHARE
#define SHARE j
#endif
#ifndef VALUE
#define VALUE j
#endif
#ifndef MIX
#define MIX +=
#endif

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    double score[n], sum = 0;

    for (size_t i = 0; i < n; i++) {
        double largest = -INFINITY, before = 0;

        for (size_t j = 0; j < n; j++) {
            double product = 0;

            for (size_t c = FROM; c < TO; c++)
                product ADD q[i][c] * k[j][c];
            before += product;
            score[j] = SCORE;
            largest = fmax(largest, score[j]);
        }
        sum = SUM;
        for (size_t j = 0; j < n; j++)
            sum += score[j] = exp(score[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[i][c] MIX score[SHARE] / (UNDER)*v[VALUE][c];
        }
    }
}

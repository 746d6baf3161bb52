/* Attention, right but for how scores are made and values are mixed. A file
 * that gets one step wrong defines its macro before it includes this. */
#include "multi_head.h"

#include <math.h>

/* The first number of a dot product, and where its loop ends. */
#ifndef FROM
#define FROM 0
#endif
#ifndef TO
#define TO d_k
#endif

/* How its terms come together, how a score follows from it, and how the shares
 * of the values do. */
#ifndef ADD
#define ADD +=
#endif
#ifndef SCORE
#define SCORE product
#endif
#ifndef MIX
#define MIX +=
#endif

/* Which share meets which value in row r, for key j. */
#ifndef SHARE
#define SHARE j
#endif
#ifndef VALUE
#define VALUE j
#endif

/* What the powers are divided by. */
#ifndef UNDER
#define UNDER sum
#endif

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;
        double score[n], largest = -INFINITY, sum = 0, before = 0;

        for (size_t j = 0; j < seen; j++) {
            double product = 0;

            for (size_t c = FROM; c < TO; c++)
                product ADD q[r][c] * k[j][c];
            before += product;
            score[j] = SCORE / sqrt((double)d_k);
            largest = fmax(largest, score[j]);
        }
        for (size_t j = 0; j < seen; j++)
            sum += score[j] = exp(score[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[r][c] MIX score[SHARE] / (UNDER)*v[VALUE][c];
        }
    }
}

/* attention_backward in steps. A file that gets one of them wrong defines its
 * macro before it includes this. */
#include "with_shares.h"

#include <string.h>

/* A score, of the dot product and the sum of all of them so far. */
#ifndef SCORE
#define SCORE product / root + bias[i][j]
#endif

/* Where dweight begins, and its terms. */
#ifndef DWEIGHT
#define DWEIGHT 0
#endif
#ifndef DWEIGHT_TERM
#define DWEIGHT_TERM dy[i][c] * v[j][c]
#endif
#ifndef ADD_DWEIGHT
#define ADD_DWEIGHT +=
#endif

/* What softmax_backward is given. */
#ifndef GIVEN
#define GIVEN weight, dweight
#endif

/* What is added to each number, and how. */
#ifndef DV
#define DV weight[j] * dy[i][c]
#endif
#ifndef DV_COLUMNS
#define DV_COLUMNS d_v
#endif
#ifndef DQ
#define DQ dbias[i][j] / root *k[j][c]
#endif
#ifndef DK
#define DK dbias[i][j] / root *q[i][c]
#endif
#ifndef ADD_DV
#define ADD_DV +=
#endif
#ifndef ADD_DQ
#define ADD_DQ +=
#endif
#ifndef ADD_DK
#define ADD_DK +=
#endif

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double root = sqrt((double)d_k), score[n], weight[n], dweight[n];

    memset(dq, 0, sizeof(double[n][d_k]));
    memset(dk, 0, sizeof(double[n][d_k]));
    memset(dv, 0, sizeof(double[n][d_v]));
    for (size_t i = 0; i < n; i++) {
        double before = 0, sum = 0;

        for (size_t j = 0; j < n; j++) {
            double product = 0;

            for (size_t c = 0; c < d_k; c++)
                product += q[i][c] * k[j][c];
            before += product;
            score[j] = SCORE;
        }
        softmax(n, score, weight);
        for (size_t j = 0; j < n; j++) {
            sum = DWEIGHT;
            for (size_t c = 0; c < d_v; c++)
                sum ADD_DWEIGHT DWEIGHT_TERM;
            dweight[j] = sum;
            for (size_t c = 0; c < DV_COLUMNS; c++)
                dv[j][c] ADD_DV DV;
        }
        softmax_backward(n, GIVEN, dbias[i]);
        for (size_t j = 0; j < n; j++)
            for (size_t c = 0; c < d_k; c++) {
                dq[i][c] ADD_DQ DQ;
                dk[j][c] ADD_DK DK;
            }
    }
}

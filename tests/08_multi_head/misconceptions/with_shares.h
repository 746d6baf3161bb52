/* Attention, right but for the shares: each file here that gets those wrong
 * makes its own, out of the dot products of query r with all the keys. Token r
 * should see the first SEEN tokens only. */
#include "multi_head.h"

#include <math.h>

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n]);

/* The first SEEN scores become shares; the others become 0. */
static inline void softmax(size_t n, size_t seen, double score[n])
{
    double largest = score[0], sum = 0;

    for (size_t j = 1; j < seen; j++)
        largest = fmax(largest, score[j]);
    for (size_t j = 0; j < n; j++) {
        score[j] = j < seen ? exp(score[j] - largest) : 0;
        sum += score[j];
    }
    for (size_t j = 0; j < n; j++)
        score[j] /= sum;
}

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    double product[n], share[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t j = 0; j < n; j++) {
            product[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                product[j] += q[r][c] * k[j][c];
        }
        weigh(n, d_k, causal ? r + 1 : n, product, share);
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[r][c] += share[j] * v[j][c];
        }
    }
}

/* attend_kept from its products: each file here makes other shares of them. */
#include "with_rotation.h"

static void make_shares(size_t d, size_t n, const double product[n],
                        double share[n]);

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t i = 0; i < n; i++) {
        size_t seen = past + i + 1;
        double query[d], product[seen], share[seen];

        turn((double)(past + i), d, base, q[i], query);
        for (size_t j = 0; j < seen; j++)
            product[j] = score(d, query, keys[j]) * sqrt((double)d);
        make_shares(d, seen, product, share);
        memset(y[i], 0, sizeof y[i]);
        for (size_t j = 0; j < seen; j++)
            for (size_t c = 0; c < d; c++)
                y[i][c] += share[j] * values[j][c];
    }
}

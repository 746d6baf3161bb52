/* This is what you get when the softmax is taken over all past + n rows, and
 * the rows after the query are left out only then. The shares that are left
 * add up to less than 1. Leave these rows out before the softmax.
 *
 * read: new-words-ask-every-kept-word */
#include "with_rotation.h"

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d], share[past + n];

    for (size_t i = 0; i < n; i++) {
        double largest = -INFINITY, sum = 0;

        turn((double)(past + i), d, base, q[i], query);
        for (size_t j = 0; j < past + n; j++)
            largest = fmax(largest, share[j] = score(d, query, keys[j]));
        for (size_t j = 0; j < past + n; j++)
            sum += share[j] = exp(share[j] - largest);
        memset(y[i], 0, sizeof y[i]);
        for (size_t j = 0; j <= past + i; j++)
            for (size_t c = 0; c < d; c++)
                y[i][c] += share[j] / sum * values[j][c];
    }
}

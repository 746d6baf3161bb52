/* This is what you get when the largest score is searched among all past + n
 * rows. Where one that the query does not see is larger by 1000, e to all the
 * others is 0, and 0/0 is not a number.
 *
 * read: write-attend_kept */
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
        for (size_t j = 0; j <= past + i; j++)
            sum += share[j] = exp(share[j] - largest);
        memset(y[i], 0, sizeof y[i]);
        for (size_t j = 0; j <= past + i; j++)
            for (size_t c = 0; c < d; c++)
                y[i][c] += share[j] / sum * values[j][c];
    }
}

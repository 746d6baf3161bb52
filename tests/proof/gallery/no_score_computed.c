/* The scores are never computed, so that all of a query are 0.
 *
 * of: attend_kept
 * kind: key_of_the_query_number
 * say: or is no score computed */
#include "it_writes.h"

#include <math.h>

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    (void)base;
    (void)q;
    (void)keys;
    for (size_t i = 0; i < n; i++) {
        size_t seen = past + i + 1;
        double score[seen], sum = 0;

        for (size_t j = 0; j < seen; j++)
            score[j] = 0;
        for (size_t j = 0; j < seen; j++)
            sum += exp(score[j]);
        for (size_t c = 0; c < d; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[i][c] += exp(score[j]) / sum * values[j][c];
        }
    }
}

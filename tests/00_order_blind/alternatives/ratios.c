/* Softmax without a maximum: one over the sum of e to the differences. A power
 * that is too large is inf, and one over inf is 0, the right weight. The rows
 * are permuted by the list of the places that they go to. */
#include "order_blind.h"

#include <math.h>
#include <stdlib.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    for (size_t k = 0; k < n; k++) {
        double sum = 0;

        for (size_t j = 0; j < n; j++)
            sum += exp(score[j] - score[k]);
        weight[k] = 1 / sum;
    }
}

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    size_t *place = malloc(n * sizeof *place);

    for (size_t to = 0; to < n; to++)
        place[order[to]] = to;
    for (size_t from = 0; from < n; from++)
        for (size_t c = 0; c < d; c++)
            y[place[from]][c] = x[from][c];
    free(place);
}

/* This is what you get when the sum of a dot product goes on from the one
 * before it: every score of a row then contains the scores to its left. Set the
 * sum to 0 for each pair of rows.
 *
 * read: the-dot-product */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    double score[n], sum = 0;

    for (size_t k = 0; k < n; k++) {
        sum += product[k];
        score[k] = sum / sqrt((double)d);
    }
    softmax(n, score, weight);
}

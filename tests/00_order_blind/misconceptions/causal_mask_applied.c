/* This is what you get when a token attends only to itself and to the tokens
 * before it. That is a causal mask, and it depends on the order. Here every
 * token attends to all tokens.
 *
 * read: a-mask-lets-order-leak */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    double score[n];

    for (size_t k = 0; k < n; k++) {
        score[k] = product[k] / sqrt((double)d);
        weight[k] = 0;
    }
    softmax(r + 1, score, weight);
}

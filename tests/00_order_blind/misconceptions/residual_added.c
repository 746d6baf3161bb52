/* This is what you get when the input row is added to the result. A Transformer
 * does that in the layer around attention, as a residual connection. Attention
 * itself is the weighted mean alone.
 *
 * read: self-attention-step-by-step */
#include "with_weights.h"

/* The input row is added once more. */
static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    double score[n];

    for (size_t k = 0; k < n; k++)
        score[k] = product[k] / sqrt((double)d);
    softmax(n, score, weight);
    weight[r] += 1;
}

/* This is what you get when the dot products go into softmax as they are: they
 * grow with the number of columns, and the largest takes more than its share.
 *
 * read: the-root-of-d */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    softmax(n, product, weight);
}

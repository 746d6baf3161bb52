/* This is what you get when the dot products are not divided by the root of d.
 * They grow with the number of columns, and the largest weight becomes too
 * large.
 *
 * read: the-root-of-d */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    softmax(n, product, weight);
}

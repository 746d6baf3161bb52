/* softmax_backward in parts. A file that gets one of them wrong defines its
 * macro before it includes this. */
#include "does_order_matter.h"

#include <math.h>

/* The first and the last place of the mean, and of what is written. */
#ifndef FIRST
#define FIRST 0
#endif
#ifndef END
#define END n
#endif
#ifndef ADD
#define ADD +=
#endif

#ifndef MEAN
#define MEAN sum
#endif
#ifndef RESULT
#define RESULT weight[j] * (dweight[j] - mean)
#endif

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    double sum = 0, mean;

    for (size_t j = FIRST; j < END; j++)
        sum ADD weight[j] * dweight[j];
    mean = MEAN;
    for (size_t j = 0; j < n; j++)
        dscore[j] = RESULT;
}

/* This is what you get with powers of 2. Softmax takes powers of e: exp, not
 * exp2.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)(n - 1) * exp2(-lead));
}

/* This is what you get when each of the others counts lead, not e to the -lead.
 * Softmax takes the power of e of a score.
 *
 * read: one-key-among-many */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)(n - 1) * lead);
}

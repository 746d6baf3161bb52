/* This is what you get when what the query and the key grow by is added. A
 * score is a product.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    return 2 * (given > 0 ? given : 0.1 * log(fmax(factor, 1)) + 1);
}

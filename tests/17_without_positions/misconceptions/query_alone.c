/* This is what you get when this is what the query is multiplied by. The key
 * is, too, and a score is their product.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    return given > 0 ? given : 0.1 * log(fmax(factor, 1)) + 1;
}

/* This is what you get when log2 is taken. The formula has the natural
 * logarithm, which is log in C.
 *
 * read: scores-that-grow */
#include "without_positions.h"

#include <math.h>

double score_factor(double factor, double given)
{
    double each = given > 0 ? given : 0.1 * log2(fmax(factor, 1)) + 1;

    return each * each;
}

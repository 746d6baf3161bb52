/* This is what you get when the lead is taken as a weight and not as an
 * exponent. A softmax compares powers of e.
 *
 * read: one-key-among-many */
#include "more_axes.h"

double needle_share(size_t n, double lead)
{
    return lead / (lead + (double)(n - 1));
}

/* This is what you get when every term of the sum is cos(k). The term of pair i
 * is the cosine of k times the frequency of pair i. Is the frequency missing?
 * Or is it always 1, because 2 * i / d_model is a division of whole numbers?
 *
 * read: the-score-knows-only-the-offset */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    return (double)(d_model / 2) * cos(k);
}

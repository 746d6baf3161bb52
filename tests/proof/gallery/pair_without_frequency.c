/* d_model and i have changed places, so that each frequency is 0, or nearly.
 *
 * of: encoding_dot
 * kind: wrong
 * say: when every frequency is 0, or nearly: nothing turns */
#include "offset_identity.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * frequency(d_model, i));
    return sum;
}

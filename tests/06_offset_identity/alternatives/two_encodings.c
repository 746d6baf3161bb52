/* There is no closed form here: the encodings of two positions k apart are
 * multiplied number by number, and added with a Kahan sum. */
#include "offset_identity.h"

#include <math.h>

static double number(double pos, size_t index, size_t d_model)
{
    double i = (double)(index / 2);
    double phase = pos * pow(10000, -2 * i / (double)d_model);

    return index % 2 == 0 ? sin(phase) : cos(phase);
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0, lost = 0;

    for (size_t index = 0; index < d_model; index++) {
        double product =
            number(2, index, d_model) * number(2 + k, index, d_model);
        double next = sum + (product - lost);

        lost = next - sum - (product - lost);
        sum = next;
    }
    return sum;
}

/* Later offsets tell a factor from a count.
 *
 * of: encoding_dot
 * kind: wrong
 * say: ^At a width of 512, this is 0\.5 times the right sum
 * never: so 256 pairs should give */
#include "offset_identity.h"

#include <math.h>

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k * pow(10000, -2 * (double)i / (double)d_model));
    return sum / 2;
}

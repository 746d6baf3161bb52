/* This is what you get when k is divided by the frequency, or multiplied by
 * 10000^(2i/d_model). Later pairs then turn faster than the first, and should
 * turn more slowly.
 *
 * read: the-formula-symbol-by-symbol
 * shipped: https://github.com/goodfire-ai/spd/pull/88
 * shipped: https://github.com/coqui-ai/TTS/pull/2248 */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = t[1][1] = cos(k / w);
    t[0][1] = sin(k / w);
    t[1][0] = -sin(k / w);
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(k / pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}

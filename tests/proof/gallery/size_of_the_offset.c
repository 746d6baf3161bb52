/* The sign of k is lost in the shift.
 *
 * of: shift_encoding
 * kind: wrong
 * say: shift by the size of k */
#include "offset_identity.h"

#include <math.h>

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    for (size_t i = 0; i < d_model / 2 && d_model % 2 == 0; i++) {
        double a = fabs(k) * pow(10000, -2.0 * (double)i / (double)d_model);
        double sine = pe[2 * i], cosine = pe[2 * i + 1];

        shifted[2 * i] = sine * cos(a) + cosine * sin(a);
        shifted[2 * i + 1] = cosine * cos(a) - sine * sin(a);
    }
    return d_model % 2 == 0;
}

/* Each pair is one complex number e^(i phase). Its imaginary part is the sine,
 * its real part the cosine. */
#include "full_formula.h"

#include <complex.h>
#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = d_model; k-- > 0;) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);
        double complex turned = cexp(phase * I);

        pe[k] = k % 2 == 0 ? cimag(turned) : creal(turned);
    }
}

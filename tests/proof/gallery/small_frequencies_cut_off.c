/* Frequencies below 1e-12 are made 0.
 *
 * of: geometric_frequencies
 * kind: wrong
 * say: The last frequency is 0 here. It is small */
#include "multi_frequency.h"

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    double f = 1;

    for (size_t i = 0; i < m; i++) {
        w[i] = f < 1e-12 ? 0 : f;
        f /= ratio;
    }
}

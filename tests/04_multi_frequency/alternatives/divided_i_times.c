/* Each power comes of a loop of its own, and starts from 1 again. */
#include "multi_frequency.h"

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++) {
        w[i] = 1;
        for (size_t k = 0; k < i; k++)
            w[i] /= ratio;
    }
}

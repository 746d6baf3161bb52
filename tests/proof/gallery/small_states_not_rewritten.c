/* A state below a millionth is taken for 0.
 *
 * of: rewrite
 * kind: wrong
 * say: In column 0 the key should read 1, */
#include "without_positions.h"

#include <math.h>

void rewrite(size_t d_k, size_t d_v, double slope, double rate,
             const double k[d_k], const double v[d_v], double state[d_k][d_v])
{
    double left = exp(-slope);

    for (size_t c = 0; c < d_v; c++) {
        double read = 0;

        for (size_t a = 0; a < d_k; a++) {
            state[a][c] *= fabs(state[a][c]) < 1e-6 ? 0 : left;
            read += k[a] * state[a][c];
        }
        for (size_t a = 0; a < d_k; a++)
            state[a][c] += rate * k[a] * (v[c] - read);
    }
}

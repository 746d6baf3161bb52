/* The places are taken to come in the order of their rows.
 *
 * of: table_gradient
 * kind: wrong
 * say: ^If row_of is {0, 2}, both places are added. Of {2, 0} here place 1 */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    size_t r = 0;
    for (size_t t = 0; t < rows; t++) {
        for (size_t c = 0; c < d_model; c++)
            gradient[t][c] = 0;
        while (r < n && row_of[r] == t) {
            for (size_t c = 0; c < d_model; c++)
                gradient[t][c] += dx[r][c];
            r++;
        }
    }
}

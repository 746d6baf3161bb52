/* For each row a place is searched that has looked it up, and the search ends
 * at the first one.
 *
 * of: table_gradient
 * kind: first_place_only
 * say: Does a search end at the first place that fits */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++) {
            gradient[t][k] = 0;
            for (size_t r = 0; r < n; r++)
                if (row_of[r] == t) {
                    gradient[t][k] += dx[r][k];
                    break;
                }
        }
}

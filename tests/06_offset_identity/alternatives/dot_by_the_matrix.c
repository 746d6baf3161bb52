/* Right: PE(0) times the encoding that the whole matrix makes of it. It takes a
 * time that grows with the square of the width. */
#include "offset_identity.h"

#include <stdlib.h>

double encoding_dot(double k, size_t d_model)
{
    double(*t)[d_model] = malloc(sizeof(double[d_model][d_model])), sum = 0;

    offset_matrix(k, d_model, t);
    for (size_t row = 1; row < d_model; row += 2)
        for (size_t column = 1; column < d_model; column += 2)
            sum += t[row][column];
    free(t);
    return sum;
}

/* The rows are set to 0 in the first call only.
 *
 * of: table_gradient
 * kind: wrong
 * say: ^This number was never set, or it is made of one that was not
 * never: and so are those that never are */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    static bool done;

    for (size_t t = 0; t < rows && !done; t++)
        for (size_t c = 0; c < d_model; c++)
            gradient[t][c] = 0;
    done = true;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++)
            gradient[row_of[r]][c] += dx[r][c];
}

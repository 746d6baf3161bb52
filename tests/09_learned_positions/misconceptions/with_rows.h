/* table_gradient in parts. A file that gets one of them wrong defines its macro
 * before it includes this. */
#include "learned_positions.h"

#ifndef FIRST
#define FIRST 0
#endif
#ifndef END
#define END n
#endif
#ifndef ROW
#define ROW row_of[r]
#endif
#ifndef ADD
#define ADD +=
#endif

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            gradient[t][k] = 0;
    for (size_t r = FIRST; r < END; r++)
        for (size_t k = 0; k < d_model; k++)
            gradient[ROW][k] ADD dx[r][k];
}

/* This is what you get when each row is made from the floats of the row before.
 * Every turn then starts from numbers with seven digits, and the errors grow
 * from row to row. Turn in double, and round to float only what is stored.
 *
 * read: what-exact-means */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);
        double s = sin(w), c = cos(w);

        pe[0][k] = 0;
        pe[0][k + 1] = 1;
        for (size_t pos = 1; pos < n; pos++) {
            double sine = pe[pos - 1][k], cosine = pe[pos - 1][k + 1];

            pe[pos][k] = (float)(sine * c + cosine * s);
            pe[pos][k + 1] = (float)(cosine * c - sine * s);
        }
    }
}

/* of: decode_position
 * kind: bounds
 * say: ^decode_position.3, 2., x = .*products 4, 7, 4\. This call uses an index
 * say: 4, 7, 4\. This call uses an index outside its array\.$
 * say: This asks for column 2 */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = 0;

    for (size_t r = 0; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k < d; k++)
            dot += x[k] * pe[k][r];
        if (r == 0 || dot > largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}

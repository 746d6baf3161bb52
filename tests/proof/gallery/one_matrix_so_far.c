/* Two known mistakes give these numbers while the later exercises are open.
 * Both have the same explanation, which is given.
 *
 * of: shift_encoding
 * kind: (one_matrix_for_all_pairs|integer_division)
 * say: one matrix, computed for all pairs
 */
#include "offset_identity.h"

#include "todo.h"

bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model])
{
    double t[2][2];

    if (d_model % 2 != 0)
        return false;
    offset_rotation(k, 1, t);
    for (size_t s = 0; s < d_model; s += 2) {
        shifted[s] = t[0][0] * pe[s] + t[0][1] * pe[s + 1];
        shifted[s + 1] = t[1][0] * pe[s] + t[1][1] * pe[s + 1];
    }
    return true;
}

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    TODO();
}

double encoding_dot(double k, size_t d_model)
{
    TODO();
}

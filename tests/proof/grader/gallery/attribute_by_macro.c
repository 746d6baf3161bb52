/* flag:
 * points: all */
/* A harmless attribute turned into one that blinds the sanitizer: it reads one
 * too far, and nobody sees it, here or at home. Its numbers are right. */
#define unused no_sanitize("address", "undefined")
#include "full_formula.h"

__attribute__((unused)) static double one_too_far(const double *p, size_t n)
{
    return p[n];
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    if (one_too_far(pe[0], n * d_model) == 12345)
        return;
    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos, d_model, pe[pos]);
}

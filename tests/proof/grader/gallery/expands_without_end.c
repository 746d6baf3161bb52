/* flag: the compiler had to be stopped
 * points: 0 */
#define A(x) x x x x x x x x x x x x x x x x
#define B(x) A(A(x))
#define C(x) B(B(x))
#define D(x) C(C(x))
#define J(x) D(D("long enough to fill a memory "))
#include "full_formula.h"

double pair_frequency(size_t i, size_t d_model)
{
    return (double)i / (double)d_model;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    const char *s = J(J);
    (void)s;
    pe[0] = (double)pos;
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    pe[0][0] = (double)n;
}

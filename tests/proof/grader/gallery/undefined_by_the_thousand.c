/* flag: nothing that was handed in builds
 * points: 0 */
/* 4096 names that are nowhere, from a few lines. */
#include "full_formula.h"

#define JOIN(a, b)   JOINED(a, b)
#define JOINED(a, b) a##b
#define ONE(x)                                                                 \
    void x(void);                                                              \
    x();
#define EIGHT(of, x)                                                           \
    of(JOIN(x, a)) of(JOIN(x, b)) of(JOIN(x, c)) of(JOIN(x, d)) of(JOIN(x, e)) \
        of(JOIN(x, f)) of(JOIN(x, g)) of(JOIN(x, h))
#define TO_8(x) EIGHT(ONE, x)
#define TO_64(x)                                                               \
    TO_8(x##a)                                                                 \
    TO_8(x##b) TO_8(x##c) TO_8(x##d) TO_8(x##e) TO_8(x##f) TO_8(x##g) TO_8(x##h)

double pair_frequency(size_t i, size_t d_model)
{
    TO_64(qa)
    TO_64(qb)
    TO_64(qc)
    TO_64(qd) TO_64(qe) TO_64(qf) TO_64(qg) return (double)(i + d_model);
}

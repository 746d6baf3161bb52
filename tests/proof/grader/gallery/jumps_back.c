/* flag:
 * points: all */
/* An error path with setjmp and longjmp. */
#include "full_formula.h"

#include <math.h>
#include <setjmp.h>

static jmp_buf back;

static double checked(size_t d_model)
{
    if (d_model == 0)
        longjmp(back, 1);
    return (double)d_model;
}

double pair_frequency(size_t i, size_t d_model)
{
    if (setjmp(back) != 0)
        return 0;
    return pow(10000, -2 * (double)i / checked(d_model));
}

/* For the group "criterion" of make test: one exercise that is wrong, one that
 * is not started, and one that leaves the program as if all were well. */
#include "full_formula.h"

#include <stdlib.h>

#include "todo.h"

double pair_frequency(size_t i, size_t d_model)
{
    return (double)(i + d_model);
}

size_t pair_with_wavelength(double length, size_t d_model)
{
    return (size_t)length + d_model;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)pe;
    TODO();
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    (void)n, (void)pe;
    exit(0);
}

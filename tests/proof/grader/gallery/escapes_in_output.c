/* flag:
 * points: 0 */
/* What is printed must not move a cursor, or become part of a page. */
#include "full_formula.h"
#include <stdio.h>

double pair_frequency(size_t i, size_t d_model)
{
    return (double)i / (double)d_model;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    fprintf(stderr, "\033[2J\033]0;gone\a<script>\377\376ATTACKamp;"
                    "\302\2332J\n");
    pe[0] = (double)pos;
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    pe[0][0] = (double)n;
}

/* kind: overread
 * say: There is room for 6 numbers, so the last index is 5
 * row: :26: called from here
 * line: 12 */
#include <stdlib.h>

#include "full_formula.h"

static void free_rows(double **rows, size_t n)
{
    for (size_t k = 0; k <= n; k++)
        free(rows[k]);
    free(rows);
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double **rows = malloc(6 * sizeof *rows);

    if (rows == NULL)
        return;
    for (size_t k = 0; k < 6; k++)
        rows[k] = NULL;
    for (size_t k = 0; k < d_model; k++)
        pe[k] = (double)pos;
    free_rows(rows, 6);
}

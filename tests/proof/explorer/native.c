/* What the live page's numbers are compared with: lines of function, index and
 * number. */
#include "fast_table.h"
#include "full_formula.h"
#include "in_the_wild.h"
#include "multi_frequency.h"
#include "offset_identity.h"

#include <stdio.h>

static void print(const char *what, size_t n, const double *x)
{
    for (size_t k = 0; k < n; k++)
        printf("%s %zu %.17g\n", what, k, x[k]);
}

int main(void)
{
    static double pe[50][32], row[32], w[8], bank[16], moved[16];
    static float fast[5][8];
    struct style style = {true, true, TO_THE_END, 1000, 1, 0.5, 2};

    encode_sequence(50, 32, pe);
    print("encode_sequence", 50 * 32, pe[0]);
    style_row(&style, 3.5, 16, row);
    print("style_row", 16, row);
    geometric_frequencies(8, 2.5, w);
    wave_bank(7.25, 8, w, bank);
    print("wave_bank", 16, bank);
    fill_table(5, 8, fast);
    for (size_t k = 0; k < 40; k++)
        printf("fill_table %zu %.17g\n", k, fast[0][k]);
    shift_encoding(4.5, 32, pe[3], row);
    printf("whose 0 %zu\n", whose(1, &style, 3.5, 16, row, 1e-3));
    shift_encoding(4.5, 16, bank, moved);
    print("shift_encoding", 16, moved);
}

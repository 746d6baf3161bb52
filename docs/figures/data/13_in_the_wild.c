/* The data of the figure of chapter 13. */
#include "data.h"
#include "in_the_wild.h"

/* Positions 0 to 15 of six tables of width 16. */
FIGURE(six_tables)
{
    const struct style styles[] = {{false, false, BY_PAIR, 1e4, 0, 1, 1},
                                   {true, false, BY_PAIR, 1e4, 0, 1, 1},
                                   {true, true, BY_PAIR, 1e4, 0, 1, 1},
                                   {true, false, TO_THE_END, 1e4, 0, 1, 1},
                                   {false, false, BY_INDEX, 1e4, 0, 1, 1},
                                   {false, false, BY_PAIR, 1e-4, 0, 1, 1}};

    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++) {
        double table[16][16];

        for (size_t pos = 0; pos < 16; pos++)
            style_row(&styles[k], (double)pos, 16, table[pos]);
        if (k > 0)
            part();
        put_matrix(16, 16, table);
    }
}

/* This is what you get when each new row is a copy of the nearest old one.
 * Then neighbours of the longer table are often the same row, and two places
 * can't be told apart. A new row lies between two old ones.
 *
 * read: a-row-between-two-rows */
#include "learned_positions.h"

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t nearest = (2 * r * (from - 1) + to - 1) / (2 * (to - 1));

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = table[nearest][k];
    }
}

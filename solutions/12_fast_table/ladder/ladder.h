/* The steps from the formula to fill_table, for make race. Each fills a table
 * as fill_table does; none sets its hands again. */
#ifndef LADDER_H
#define LADDER_H

#include <stddef.h>

/* Each pair by itself, from its first row to its last. */
void ladder_down_each_column(size_t n, size_t d_model, float pe[n][d_model]);

/* Each row from the one before, sines and cosines side by side. */
void ladder_along_each_row(size_t n, size_t d_model, float pe[n][d_model]);

/* The same, with the sines in one array and the cosines in another. */
void ladder_two_arrays(size_t n, size_t d_model, float pe[n][d_model]);

#endif

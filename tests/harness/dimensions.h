/* How much room encodings take: a worked example prints it.
 *
 * The encodings of n positions are n points in d_model dimensions. The sum of
 * the squares of all their numbers is n d_model/2. This header counts how many
 * directions, at right angles to each other and chosen as well as possible,
 * hold a share of that sum: so many of the largest eigenvalues of the matrix
 * that has the products of each two columns, added up over all positions. */
#ifndef DIMENSIONS_H
#define DIMENSIONS_H

#include <math.h>
#include <stddef.h>
#include <stdlib.h>

#include "oracle.h"
#include "worked.h" /* dot */

enum { MOST_PAIRS = 256, MOST_WIDTH = 2 * MOST_PAIRS };
typedef double product_matrix[MOST_PAIRS][MOST_PAIRS];

/* The sum of cos(x p) over n positions p around 0, one apart. */
static inline double sum_of_cosines(double x, double n)
{
    return x == 0 ? n : sin(n * x / 2) / sin(x / 2);
}

/* Adds up over n positions the products of any two sines (SIGN -1) or of any
 * two cosines (SIGN 1). The positions are counted from the middle of the text,
 * which only turns the encodings. So the products of a sine and a cosine add
 * up to 0. */
static inline void add_products(double n, int sign, product_matrix a)
{
    for (size_t i = 0; i < MOST_PAIRS; i++)
        for (size_t j = 0; j < MOST_PAIRS; j++) {
            double w = oracle_frequency(i, MOST_WIDTH);
            double v = oracle_frequency(j, MOST_WIDTH);

            a[i][j] =
                (sum_of_cosines(w - v, n) + sign * sum_of_cosines(w + v, n)) /
                2;
        }
}

/* Householder's reflection: column k keeps only its numbers in the rows k and
 * k + 1, and the eigenvalues stay. */
static inline void reflect(size_t k, product_matrix a)
{
    double v[MOST_PAIRS] = {0}, p[MOST_PAIRS] = {0}, square, share;

    for (size_t i = k + 1; i < MOST_PAIRS; i++)
        v[i] = a[i][k];
    v[k + 1] += copysign(sqrt(dot(MOST_PAIRS, v, v)), v[k + 1]);
    square = dot(MOST_PAIRS, v, v);
    if (square == 0)
        return;
    for (size_t i = k; i < MOST_PAIRS; i++)
        p[i] = 2 * dot(MOST_PAIRS, a[i], v) / square;
    share = dot(MOST_PAIRS, p, v) / square;
    for (size_t i = k; i < MOST_PAIRS; i++)
        p[i] -= share * v[i];
    for (size_t i = k; i < MOST_PAIRS; i++)
        for (size_t j = k; j < MOST_PAIRS; j++)
            a[i][j] -= v[i] * p[j] + p[i] * v[j];
}

/* How many eigenvalues are larger than x, where a has only a diagonal and its
 * neighbours: as many as there are positive pivots (Sylvester). */
static inline size_t count_above(double x, const product_matrix a)
{
    size_t count = 0;
    double pivot = 1;

    for (size_t i = 0; i < MOST_PAIRS; i++) {
        double beside = i > 0 ? a[i][i - 1] : 0;

        pivot = a[i][i] - x - beside * beside / pivot;
        count += pivot > 0;
    }
    return count;
}

/* Finds all eigenvalues, none of which is larger than MOST, by halving. */
static inline void eigenvalues(double most, product_matrix a, double found[])
{
    for (size_t k = 0; k + 2 < MOST_PAIRS; k++)
        reflect(k, a);
    for (size_t r = 0; r < MOST_PAIRS; r++) {
        double low = 0, high = most;

        for (int halving = 0; halving < 60; halving++) {
            double middle = (low + high) / 2;

            if (count_above(middle, a) > r)
                low = middle;
            else
                high = middle;
        }
        found[r] = low;
    }
}

static inline int larger_first(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x < *y) - (*x > *y);
}

/* How many dimensions hold this share of what n encodings of 512 numbers are
 * made of. */
static inline size_t dimensions_taken(double n, double share)
{
    static product_matrix a;
    double value[MOST_WIDTH], all = n * MOST_PAIRS, sum = 0;
    size_t taken = 0;

    add_products(n, -1, a);
    eigenvalues(all, a, value);
    add_products(n, 1, a);
    eigenvalues(all, a, value + MOST_PAIRS);
    qsort(value, MOST_WIDTH, sizeof *value, larger_first);
    while (taken < MOST_WIDTH && sum < share * all)
        sum += value[taken++];
    return taken;
}

#endif

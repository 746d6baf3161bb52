/* What the worked examples share, so that a worked.c holds only what its
 * lesson is about: layout and the most common sums are here. */
#ifndef WORKED_H
#define WORKED_H

#include <stddef.h>
#include <stdio.h>

/* C11 has no name for it. See sin_cos_pair.h on what to write. */
static const double pi = 3.14159265358979323846;

/* How many elements an array has. It must be an array, not a parameter. */
#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Begins a block of output. A lesson asks for it by NAME; HEADINGS are the
 * first lines of its table, or "". */
static inline void block(const char *name, const char *headings)
{
    static int blocks;

    printf("%s## %s\n%s%s", blocks++ > 0 ? "\n" : "", name, headings,
           headings[0] != '\0' ? "\n" : "");
}

/* n numbers in columns of this width, with a space before each. */
static inline void print_numbers(size_t n, const double x[n], int width,
                                 int decimals)
{
    for (size_t k = 0; k < n; k++)
        printf(" %*.*f", width, decimals, x[k]);
}

/* The dot product. */
static inline double dot(size_t n, const double a[n], const double b[n])
{
    double sum = 0;

    for (size_t k = 0; k < n; k++)
        sum += a[k] * b[k];
    return sum;
}

#endif

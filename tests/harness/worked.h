/* What the worked examples share: the layout and the dot product. A worked.c
 * then holds only what its lesson is about. */
#ifndef WORKED_H
#define WORKED_H

#include <stddef.h>
#include <stdio.h>

/* C11 has no constant for pi. See sin_cos_pair.h on what to write. */
static const double pi = 3.14159265358979323846;

/* The number of elements of an array. It must be an array, not a parameter. */
#define COUNT(array) (sizeof(array) / sizeof *(array))

/* For tests/harness/worked.c: which table is computed now; and what a reader is
 * warned if its computing takes longer than a few seconds. */
void begin_table(const char *name);
void if_it_takes_long(const char *text);

/* Begins a block of output. A lesson asks for it by NAME; HEADINGS are the
 * first lines of its table, or "". */
static inline void block(const char *name, const char *headings)
{
    static int blocks;

    begin_table(name);
    printf("%s## %s\n%s%s", blocks++ > 0 ? "\n" : "", name, headings,
           headings[0] != '\0' ? "\n" : "");
}

/* Prints n numbers in columns of this width, with a space before each. */
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

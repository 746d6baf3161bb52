/* What the data of the figures have in common.
 *
 * The numbers of a figure are rows of text. If there are several parts, they
 * come one after the other, two blank lines between them: gnuplot's "index"
 * counts these parts from 0. */
#ifndef DATA_H
#define DATA_H

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "worked.h" /* pi, dot */

/* FIGURE(name) { ... } is the function that prints the numbers of a figure. It
 * announces itself to data.c, which therefore needs no list of figures. */
#define FIGURE(figure_name)                                                    \
    static void figure_name(void);                                             \
    __attribute__((constructor)) static void announce_##figure_name(void)      \
    {                                                                          \
        static struct figure figure = {#figure_name, figure_name, NULL};       \
        announce(&figure);                                                     \
    }                                                                          \
    static void figure_name(void)

struct figure {
    const char *name;
    void (*print)(void);
    struct figure *next;
};

void announce(struct figure *figure);

/* Ends a part. */
void part(void);

/* Prints a number after a space, with five decimals. */
void put(double x);

/* Prints a row: a number as it is, then n with five decimals. ROW(first, ...)
 * is the same for numbers that stand in no array. */
void put_row(double first, size_t n, const double x[n]);
#define ROW(first, ...)                                                        \
    put_row((double)(first), sizeof(double[]){__VA_ARGS__} / sizeof(double),   \
            (double[]){__VA_ARGS__})

/* The same with a name in front, or with nothing: "". */
void put_named(const char *name, size_t n, const double x[n]);
#define NAMED(name, ...)                                                       \
    put_named(name, sizeof(double[]){__VA_ARGS__} / sizeof(double),            \
              (double[]){__VA_ARGS__})

/* Prints a row for a number of a matrix: column, row, value. */
void put_cell(size_t column, size_t row, double x);

/* Prints a row for each number of a matrix: column, row, value. */
void put_matrix(size_t n, size_t d, const double x[n][d]);

/* "the cat chased the dog", and "the dog chased the cat". */
extern const char *const chasing[2];

#endif

/* What the data of the figures have in common.
 *
 * The numbers of a figure are rows of text. If there are several parts, they
 * come one after the other, two blank lines between them: gnuplot's "index"
 * counts these parts from 0. */
#ifndef DATA_H
#define DATA_H

#include <stddef.h>

/* A figure, and the function that prints its numbers. */
struct figure {
    const char *name;
    void (*print)(void);
};

/* The figures of each chapter. An empty name ends the list. */
extern const struct figure order_blind_figures[], naive_integers_figures[],
    single_sine_figures[], sin_cos_pair_figures[], multi_frequency_figures[],
    full_formula_figures[], offset_identity_figures[], add_vs_concat_figures[];

static const double pi = 3.14159265358979323846;

/* Ends a part. */
void part(void);

/* Prints a number after a space, with five decimals. */
void put(double x);

/* Prints n numbers, each after a space. */
void put_all(size_t n, const double x[n]);

/* Prints a row for each number of a matrix: column, row, value. */
void put_matrix(size_t n, size_t d, const double x[n][d]);

double dot(size_t d, const double a[d], const double b[d]);

/* The embedding of a token of chapter 00: two numbers. */
const double *embedding_of(const char *token);

/* Row r of x becomes the embedding of token r. */
void embed_text(size_t n, const char *const token[n], double x[n][2]);

/* "the cat chased the dog", and "the dog chased the cat". */
enum { TOKENS = 5 };
extern const char *const chasing[2][TOKENS];

#endif

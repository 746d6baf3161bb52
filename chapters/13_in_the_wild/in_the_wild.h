/**
 * @file in_the_wild.h
 * @brief Chapter W2: the sinusoidal encoding, as public programs compute it.
 *
 * Question: whose table is this?
 *
 * Positions, columns, pairs and styles count from 0. A row has d_model columns:
 * d_model/2 pairs, of a sine and a cosine each. Throughout, d_model is even and
 * from 4 to 5000: one of the rules divides by d_model/2 - 1.
 *
 * Inputs are finite and are only read, but for the row that whose() is asked
 * about: it may hold anything. An output is written in full and never overlaps
 * an input. No function checks its arguments: outside the ranges that are given
 * here, nothing is promised.
 */
#ifndef IN_THE_WILD_H
#define IN_THE_WILD_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief The exponent of a column. With h = d_model/2, its frequency is
 *        base^-exponent.
 */
enum steps {
    BY_PAIR,    /**< i/h for both columns of pair i, as the paper has it */
    TO_THE_END, /**< i/(h - 1): the last pair has exactly 1/base */
    BY_INDEX    /**< 2c/d_model for column c: no two columns share a frequency.
                     Only for woven columns. */
};

/**
 * @brief How a program makes its table: everything in which the tables of
 *        public programs differ.
 *
 * The paper is {false, false, BY_PAIR, 10000, 0, 1, 1}.
 */
struct style {
    bool halves;       /**< all of one kind, then all of the other; if false
                            they are woven: sine, cosine, sine, cosine */
    bool cosine_first; /**< the cosine of a pair stands before its sine */
    enum steps steps;  /**< the rule for the exponents */
    double base;       /**< above 0; 10000 in the paper */
    double first;      /**< what row 0 is counted as; 0 in the paper */
    double scale;      /**< what each count is multiplied by; 1 in the paper */
    double gain;       /**< what each number is multiplied by; 1 in the paper */
};

/**
 * @brief The frequency of one column.
 *
 * Formula: \f$base^{-e}\f$, with the exponent e that the style's steps give to
 * this column. Woven, pair i has the columns 2i and 2i + 1; in halves, it has
 * the columns i and d_model/2 + i. Neither first nor scale nor gain counts.
 *
 * @param style    the style; BY_INDEX only with woven columns
 * @param index    the column, below d_model
 * @param d_model  how many numbers a row has, even, at least 4
 * @return radians per counted position, above 0
 *
 * Example: index = 3, d_model = 8
 *
 * Source: the paper, section 3.5, for BY_PAIR; its authors' program, the first
 * release of tensor2tensor, for TO_THE_END.
 */
double style_frequency(const struct style *style, size_t index, size_t d_model);

/**
 * @brief A row of the table that a program of this style makes.
 *
 * Formula: \f$row_c = gain \cdot f(t\,w_c)\f$ with
 * \f$t = (pos + first) \cdot scale\f$, the frequency w of column c, and the
 * sine or the cosine for f: whichever the style has in this column.
 *
 * @param style     the style; BY_INDEX only with woven columns
 * @param pos       the position, in tokens, from 0; fractions are allowed
 * @param d_model   how many numbers a row has, even, at least 4
 * @param[out] row  d_model numbers between -gain and gain, all of them written
 *
 * Example: pos = 0.5, d_model = 4
 *
 * Source: the programs that docs/in-the-wild.md lists.
 */
void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model]);

/**
 * @brief Which of n styles has made this row.
 *
 * A style fits if each number of its own row at pos lies within the tolerance
 * of the number given, or exactly at its edge. A NaN lies near nothing.
 *
 * @param n          how many styles there are to choose from, from 1 to 5000
 * @param style      the styles; two of them may be equal
 * @param pos        the position of the row, in tokens, from 0; fractions are
 *                   allowed
 * @param d_model    how many numbers the row has, even, at least 4
 * @param row        the numbers; they may be infinite or NaN
 * @param tolerance  how far off a number may be, at least 0
 * @return the only style that fits; n if none does; n + 1 if several do
 *
 * Example: n = 4, pos = 0.5, d_model = 12, tolerance = 1.5
 */
size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance);

/**
 * @brief The rows of a matrix, put where the columns of a table in halves are.
 *
 * A row of a table, times the matrix, is what the model reads. If the columns
 * of the table move from woven (sine, cosine, sine, cosine, ...) to halves (all
 * sines, then all cosines), row 2i of the matrix must become row i, and row
 * 2i + 1 row d_model/2 + i. The products then stay what they were.
 *
 * @param d_model      how many rows the matrix has, even, at least 4
 * @param d_out        how many columns it has, from 1 to 5000
 * @param woven        the matrix for the woven table
 * @param[out] halves  the matrix for the table in halves, all of it written
 *
 * Example: d_model = 4, d_out = 12
 */
void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out]);

#endif

/**
 * @file fast_table.h
 * @brief Chapter W1: a whole table of encodings, each row by turning the one
 * before.
 *
 * Question: what is the offset identity worth to a machine?
 *
 * Positions, indices and pairs count from 0. Index 2i of a row holds the sine
 * of pair i and index 2i + 1 its cosine, both of the phase pos w_i, with
 * \f$w_i = 10000^{-2i/d_{model}}\f$ radians per position, as in chapter 05. All
 * angles are in radians. d_model is even throughout: a lone sine has no cosine
 * to turn with, as in chapter 06.
 *
 * A turn here is that of chapter 06, forward in the position. It is the
 * transpose of the one in rotary.h (chapter 11), whose pairs hold the cosine's
 * part first.
 *
 * Every input is finite and is only read; an output never overlaps an input, so
 * turn_row does not work in place. No function checks its arguments or reports
 * an error: outside the ranges that are given here, nothing is promised.
 */
#ifndef FAST_TABLE_H
#define FAST_TABLE_H

#include <stddef.h>

/**
 * @brief Turns each pair of a row by the angle of a step.
 *
 * Formula, for the pair (s, c) of the row and the pair (sin a, cos a) of the
 * step: \f$s' = s\cos a + c\sin a\f$ and \f$c' = c\cos a - s\sin a\f$. With a
 * row PE(pos) and the step PE(k), the result is PE(pos + k).
 *
 * @param d_model    how many numbers a row has: even, from 2 to 5000
 * @param step       for each pair the sine and the cosine of an angle: the
 *                   squares of the two add up to 1
 * @param row        any numbers in pairs; only read
 * @param[out] next  d_model numbers, all of them written
 *
 * Example: d_model = 4
 *
 * Source: the paper, section 3.5: PE(pos + k) is a linear function of PE(pos).
 */
void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model]);

/**
 * @brief The encodings of the first n positions, each from the one before.
 *
 * Formula: \f$PE(0) = (0, 1, 0, 1, \dots)\f$ and
 * \f$PE(pos) = T_1\,PE(pos - 1)\f$, where T_1 turns each pair by its
 * frequency.
 *
 * @param n        how many rows, from 1 to 10,000
 * @param d_model  how many numbers a row has: even, from 2 to 5000
 * @param[out] pe  n rows of d_model numbers between -1 and 1, up to rounding,
 *                 all of them written: within 1e-9 of the formula of chapter
 *                 05, as turning in double is.
 *
 * Example: n = 4, d_model = 12
 *
 * Source: the paper, section 3.5.
 */
void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model]);

/**
 * @brief The encodings of the first n positions, as floats.
 *
 * Each entry is the float nearest to some value within \f$\delta\f$ of the true
 * one, \f$\delta = 3 \cdot 10^{-16}\,(pos + 1)\f$: with t for the true value,
 * \f$(float)(t - \delta) \le entry \le (float)(t + \delta)\f$. How it is
 * computed is left to you: the formula in double is exact enough, if each
 * frequency is computed for itself (by pow, or by exp), and so is turning in
 * double. Phases or hands in float are not. How fast it is, make race says; no
 * test depends on it.
 *
 * @param n        how many rows, at least 1
 * @param d_model  how many numbers a row has: even, at least 2, at most 4096
 * @param[out] pe  n rows of d_model floats between -1 and 1, row-major, all of
 *                 them written
 *
 * Example: n = 4, d_model = 12
 *
 * Source: the paper, section 3.5, for the numbers; the bound is that of a
 * double: a frequency is rounded, by up to 1.2e-16 of its size, and the phase
 * is that much wrong for each position.
 */
void fill_table(size_t n, size_t d_model, float pe[n][d_model]);

#endif

/**
 * @file full_formula.h
 * @brief Chapter 05: the positional encoding of "Attention Is All You Need".
 *
 * Question: what did the paper choose, and why does it fit in d_model numbers?
 *
 * Positions, indices and pairs count from 0. Index 2i of an encoding holds the
 * sine of pair i and index 2i + 1 its cosine; both turn with one frequency. An
 * odd d_model ends with a lone sine.
 *
 * No function checks its arguments or reports an error: outside the ranges that
 * are given here, nothing is promised.
 *
 * No array here has more than 60,000 numbers. A local one of that size takes
 * half a megabyte of a stack, which has 8 as a rule. For more, use malloc and
 * free.
 */
#ifndef FULL_FORMULA_H
#define FULL_FORMULA_H

#include <stddef.h>

/**
 * @brief The frequency of one sine/cosine pair.
 *
 * Formula: \f$w_i = 10000^{-2i/d_{model}}\f$. Pair 0 always has frequency 1;
 * the later the pair, the slower its wave.
 *
 * @param i        the pair, from 0 up to (d_model - 1)/2, rounded down
 * @param d_model  how many numbers an encoding has, from 1 to 1,000,000
 * @return radians per position, in (1/10000, 1]
 *
 * Example: i = 3, d_model = 8
 *
 * Source: the paper, section 3.5; First Principles, which takes the formula
 * apart symbol by symbol.
 */
double pair_frequency(size_t i, size_t d_model);

/**
 * @brief The pair whose wave is nearest to a length, as a ratio.
 *
 * Formula: the i for which \f$|\ln(\lambda_i/length)|\f$ is smallest, where
 * \f$\lambda_i = 2\pi/w_i\f$ is the wavelength of pair i. So twice as long is
 * as far as half as long. For 100 positions at d_model = 6 it is pair 1.
 *
 * A length below the shortest wave gives the first pair, a length above the
 * longest wave the last one. Where a length lies so near to the middle between
 * two waves that rounding decides, either pair will do. The note in
 * sin_cos_pair.h says how to write pi in C.
 *
 * @param length   a number of positions, above 0 and finite; it need not be
 *                 whole
 * @param d_model  how many numbers an encoding has, from 1 to 5000; where it
 *                 is odd, the lone sine has the last pair
 * @return the pair, from 0 to (d_model - 1)/2, rounded down
 *
 * Example: length = 100, d_model = 8
 *
 * Source: the inverse of the wavelength. The wave of about 19 positions is that
 * of Article 2021, "Function periods".
 */
size_t pair_with_wavelength(double length, size_t d_model);

/**
 * @brief The encoding of one position: d_model numbers between -1 and 1.
 *
 * Formula: \f$pe_{2i} = \sin(pos\,w_i)\f$ and
 * \f$pe_{2i+1} = \cos(pos\,w_i)\f$.
 *
 * The phase pos w needs double precision: in float it is already wrong in the
 * fourth decimal at position 8192.
 *
 * @param pos      the position, in tokens, from 0
 * @param d_model  the length of the encoding, from 1 to 5000; where it is odd,
 *                 the last number is a sine without its cosine
 * @param[out] pe  d_model numbers between -1 and 1, all of them written and
 *                 without a unit
 *
 * Example: pos = 3, d_model = 4
 *
 * Source: the paper, section 3.5; worked for "river bank" with d_model = 6 in
 * First Principles.
 */
void encode_position(size_t pos, size_t d_model, double pe[d_model]);

/**
 * @brief The encodings of positions 0 to n - 1, one in each row.
 *
 * Formula: \f$pe_{r,k}\f$ is number k of the encoding of position r.
 *
 * @param n        how many positions, from 1 to 5000
 * @param d_model  the length of each encoding, from 1 to 5000; n times d_model
 *                 is 60,000 at most
 * @param[out] pe  n rows of d_model numbers between -1 and 1, all of them
 *                 written: row pos is the encoding of pos
 *
 * Example: n = 4, d_model = 12
 *
 * Source: Notes, "What the Formula Produces".
 */
void encode_sequence(size_t n, size_t d_model, double pe[n][d_model]);

#endif

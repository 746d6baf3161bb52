/**
 * @file multi_frequency.h
 * @brief Chapter 04: many waves of different frequencies, a bank of them.
 *
 * Question: how do many waves tell positions apart?
 *
 * Waves, positions and indices count from 0. A frequency is in radians per
 * position. Index 2i of a bank holds the sine of wave i and index 2i + 1 its
 * cosine; both turn with one frequency, w[i].
 *
 * Every input is finite and is only read; an output never overlaps an input. No
 * function checks its arguments or reports an error: outside the ranges that
 * are given here, nothing is promised.
 *
 * No array here has more than 300,000 numbers, and neither have the banks of
 * all n positions together. A local one of that size takes 2.4 MB of a stack,
 * which has 8 MB as a rule. For more, use malloc and free.
 */
#ifndef MULTI_FREQUENCY_H
#define MULTI_FREQUENCY_H

#include <stddef.h>

/**
 * @brief After how many positions a wave repeats.
 *
 * Formula: \f$\lambda = 2\pi/w\f$: the phase pos w has then grown by one whole
 * turn. It need not be a whole number of positions. The note in sin_cos_pair.h
 * says how to write pi in C.
 *
 * @param w  the frequency, in radians per position, above 0
 * @return the wavelength, in positions, above 0
 *
 * Example: w = 0.5
 *
 * Source: Article 2021, "Function periods".
 */
double wavelength(double w);

/**
 * @brief A position, seen by m waves: 2m numbers between -1 and 1.
 *
 * Formula: \f$bank_{2i} = \sin(pos\,w_i)\f$ and
 * \f$bank_{2i+1} = \cos(pos\,w_i)\f$.
 *
 * @param pos        the position, in tokens, from 0; fractions are allowed, and
 *                   mean a place between two tokens
 * @param m          how many waves, at least 1
 * @param w          their frequencies, in radians per position, in any order
 * @param[out] bank  2m numbers, all of them written: sine, cosine, sine,
 *                   cosine, ...
 *
 * Example: pos = 0.5, m = 4
 *
 * Source: First Principles, "use multiple frequencies"; Notes, section 5.
 */
void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m]);

/**
 * @brief Frequencies that fall by equal ratios: 1, 1/ratio, 1/ratio^2, ...
 *
 * Formula: \f$w_i = ratio^{-i}\f$. The first is 1, whatever the ratio. With a
 * ratio above 1 every wave is slower than the one before it; with a ratio of 1
 * all are alike, and below 1 they become faster.
 *
 * @param m       how many frequencies, from 1 to 5000
 * @param ratio   by how much each wave is slower than the last, above 0
 * @param[out] w  m frequencies, in radians per position, all of them written
 *
 * Example: m = 4, ratio = 0.5
 *
 * Source: First Principles, "use multiple frequencies", which leaves open how
 * to choose them; equal ratios are the choice of the paper, section 3.5.
 */
void geometric_frequencies(size_t m, double ratio, double w[m]);

/**
 * @brief How near the two closest of the first n positions come.
 *
 * Formula: the smallest \f$\sqrt{\sum_k (a_k - b_k)^2}\f$ over all pairs of
 * positions \f$0 \le p < q < n\f$, where a is the bank of p and b that of q,
 * and k runs over all 2m numbers.
 *
 * Comparing every position with every other is right, and takes a time that
 * grows with n squared. It can be done in a time that grows with n: the lesson
 * shows what makes that possible.
 *
 * @param n  how many positions, from 2 to 2000: they are 0 to n - 1
 * @param m  how many waves, at least 1
 * @param w  their frequencies, in radians per position, in any order
 * @return the distance, from 0 to 2 sqrt(m), without a unit; 0, up to rounding,
 *         means that two of the positions have the same bank
 *
 * Example: n = 8, m = 4
 *
 * Source: First Principles, "Positional encodings don't need to be globally
 * unique": only within the lengths that are expected.
 */
double closest_distance(size_t n, size_t m, const double w[m]);

#endif

/**
 * @file rotary.h
 * @brief Chapter 11: rotary position embedding (RoPE).
 *
 * Question: what if the word itself is turned?
 *
 * Nothing is added here. A query or key of d numbers is cut into d/2 pairs, and
 * pair i is turned by the angle pos w_i, with \f$w_i = base^{-2i/d}\f$ radians
 * per position. The first models with RoPE have the base 10000, as the encoding
 * of chapter 05.
 *
 * Two layouts are in use. With neighbours, pair i is the numbers 2i and 2i + 1;
 * with halves, the numbers i and i + d/2. The first number of a pair is x, the
 * second y, in both layouts.
 *
 * Mind the direction. The turn here is that of geometry: x goes east, y north,
 * and a positive position turns from east to north. Chapter 06 turns the column
 * (sine, cosine), whose sine stands first, and its matrix is the transpose of
 * this one. So rotate(pos) of PE(0) is PE(-pos), and not PE(pos). A score
 * cannot show this if query and key are PE(0), since their dot product is the
 * same for k and -k. Chapter W1 turns the other way again.
 *
 * Positions may have any sign and any fraction; the base is above 0. Every
 * input is finite and is only read; an output never overlaps an input. The
 * functions that return a bool report an odd d; no other error is reported:
 * outside the ranges that are given here, nothing is promised.
 */
#ifndef ROTARY_H
#define ROTARY_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief A query or key, turned by its position; the pairs are neighbours.
 *
 * Formula, with \f$a = pos \cdot base^{-2i/d}\f$, for each pair
 * \f$x = x_{2i}, y = x_{2i+1}\f$:
 * \f$(x, y) \to (x \cos a - y \sin a, \; x \sin a + y \cos a)\f$.
 *
 * Position 0 changes nothing. The length of each pair is kept, and so is that
 * of the whole.
 *
 * @param pos           the position, any finite number
 * @param d             how many numbers, from 1 to 5000
 * @param base          above 0; 10000 gives the frequencies of chapter 05
 * @param x             d numbers: a query or a key; only read
 * @param[out] rotated  d numbers, all of them written
 * @return true for an even d; false, with nothing written, for an odd one,
 *         whose last number has no partner
 *
 * Example: pos = 0.5, d = 4, base = 100
 *
 * Source: Su et al., RoFormer, 2021 (https://arxiv.org/abs/2104.09864).
 * Numbers: CTranslate2, tests/layers_test.cc (RotaryEmbedding).
 */
bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d]);

/**
 * @brief The dot product of a turned query and a turned key.
 *
 * Formula: \f$rotate(q_{pos}, q) \cdot rotate(k_{pos}, k)\f$. It depends on
 * \f$q_{pos} - k_{pos}\f$ alone. It is not divided by the root of d.
 *
 * With PE(0) for q and for k, and the base 10000, it is the D(k) of chapter 06.
 *
 * @param d      how many numbers: even, from 2 to 5000
 * @param base   above 0
 * @param q_pos  the position of the query, any finite number
 * @param q      d numbers: the query, not turned yet; only read
 * @param k_pos  the position of the key, any finite number
 * @param k      d numbers: the key, not turned yet; only read
 * @return the score before any division, bias or softmax
 *
 * Example: d = 4, base = 100, q_pos = 7, k_pos = 2.5
 *
 * Source: Su et al., RoFormer, 2021 (https://arxiv.org/abs/2104.09864).
 */
double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d]);

/**
 * @brief As rotate, but pair i is the numbers i and i + d/2.
 *
 * The angles are those of rotate: pair i turns by \f$pos \cdot base^{-2i/d}\f$.
 *
 * @param pos           the position, any finite number
 * @param d             how many numbers, from 1 to 5000
 * @param base          above 0
 * @param x             d numbers: a query or a key in halves; only read
 * @param[out] rotated  d numbers in halves, all of them written
 * @return true for an even d; false, with nothing written, for an odd one
 *
 * Example: pos = 0.5, d = 4, base = 100
 *
 * Source: GPT-NeoX. Numbers: keras-hub, rotary_embedding_test.py; labml.ai,
 * rope/__init__.py.
 */
bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d]);

/**
 * @brief The same numbers in the other layout.
 *
 * Formula: \f$halves_i = pairs_{2i}\f$ and \f$halves_{i+d/2} = pairs_{2i+1}\f$,
 * for i from 0 up to d/2 - 1.
 *
 * To turn with rotate and then to reorder gives what rotate_halves gives after
 * reordering. For d = 2 nothing moves; for d = 4 the way there is also the way
 * back, but not for larger d.
 *
 * @param d            how many numbers: even, from 2 to 5000
 * @param pairs        d numbers whose pairs are neighbours; only read
 * @param[out] halves  the same d numbers in halves, all of them written
 *
 * Example: d = 4
 *
 * Source: the conversion of Llama's weights in Hugging Face Transformers;
 * CTranslate2, tests/layers_test.cc, tests both layouts with it.
 */
void halves_from_pairs(size_t d, const double pairs[d], double halves[d]);

/**
 * @brief The base with which the slowest pair turns factor times as slowly.
 *
 * Formula: \f$base \cdot factor^{d/(d-2)}\f$. The slowest of d/2 pairs is
 * number d/2 - 1, with the frequency \f$base^{-(d-2)/d}\f$. With the new base
 * this is 1/factor of what it was. Pair 0 turns as before, at 1 radian per
 * position, and the pairs between are slowed by factors between.
 *
 * @param base    the old base, above 0
 * @param d       how many numbers a query has: even, and above 2, since a
 *                single pair has the frequency 1 with every base
 * @param factor  how many times as long the longest wave is to be, above 0
 * @return the new base; the old one if factor is 1
 *
 * Example: base = 10000, d = 8, factor = 2
 *
 * Source: the "NTK-aware" rule, as in lucidrains/rotary-embedding-torch and
 * Hugging Face Transformers (tests/utils/test_modeling_rope_utils.py).
 */
double stretched_base(double base, size_t d, double factor);

/**
 * @brief A frequency for texts that are longer than those of the training.
 *
 * Formula: in training the pair has made \f$t = trained \cdot w / 2\pi\f$
 * turns. With \f$s = (t - low)/(high - low)\f$, cut to 0 and 1 where it is
 * beyond them, the result is \f$s\,w + (1 - s)\,w / factor\f$.
 *
 * So a pair of high turns and more keeps its frequency, one of low turns and
 * less is slowed by the factor, and those between are blended. With factor 1
 * nothing changes.
 *
 * @param w        radians per position, above 0
 * @param trained  how many positions the training had, above 0
 * @param factor   how many times as long the texts become, at least 1
 * @param low      how many turns, at most, are slowed by the whole factor
 * @param high     how many turns, at least, are kept; above low
 * @return the new frequency, from w / factor up to w
 *
 * Example: w = 0.01, trained = 2048, factor = 4, low = 1, high = 32
 *
 * Source: Llama 3.1, apply_scaling in
 * https://github.com/meta-llama/llama-models, models/llama3/model.py, with
 * factor 8, low 1 and high 4; Peng et al., YaRN, 2023
 * (https://arxiv.org/abs/2309.00071), section 3.2, with low 1 and high 32.
 */
double scaled_frequency(double w, double trained, double factor, double low,
                        double high);

#endif

/**
 * @file relative_bias.h
 * @brief Chapter 10: a number for each distance, added to the score.
 *
 * Question: why not tell the score directly how far apart two words are?
 *
 * A query is the token that looks, a key one of those that it looks at. Both
 * are given by their positions in the text, which count from 0. The offset is
 * key - query: below 0 for a key before the query. The distance is its size.
 * Nothing is added to the words themselves, so nothing here knows where in the
 * text a pair of tokens stands: only how far apart the two are.
 *
 * Positions are whole numbers below 2^31, so that each fits into an int. No
 * position and no distance is a fraction, and no number has a unit other than
 * positions.
 *
 * Inputs are finite, except for the biases of biased_attention, and are only
 * read; an output never overlaps an input. No function checks its arguments or
 * reports an error: outside the ranges that are given here, nothing is
 * promised.
 */
#ifndef RELATIVE_BIAS_H
#define RELATIVE_BIAS_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief Attention in which each score has a bias added to it.
 *
 * Formula: \f$y = softmax(q k^T / \sqrt{d_k} + bias)\, v\f$. The bias is added
 * after the division by the root of d_k, and before the softmax, which works on
 * each row. Row i of bias belongs to query i, column j to key j.
 *
 * A bias of 0 leaves the score as it is. A bias of -INFINITY makes the share
 * 0, so that the query doesn't see the key: this is a mask. It may stand in any
 * column, the first too, but each row has at least one finite bias.
 *
 * @param n       how many tokens, from 1 to 300
 * @param d_k     how many numbers a query and a key have, at least 1
 * @param d_v     how many numbers a value has, at least 1
 * @param q       n queries
 * @param k       n keys
 * @param v       n values
 * @param bias    n rows of n numbers, each of them finite or -INFINITY; numbers
 *                like 1000 and -1000 are as good as any, and so are scores of
 *                that size
 * @param[out] y  n rows of d_v numbers: row i is the mean of the values, each
 *                times its share for query i
 *
 * Example: n = 4, d_k = 12, d_v = 6
 *
 * Source: Raffel et al. 2020 (https://arxiv.org/abs/1910.10683), section 2.1,
 * and Press et al. 2022 (https://arxiv.org/abs/2108.12409), section 3.
 */
void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v]);

/**
 * @brief The row of Shaw's table that belongs to a query and a key.
 *
 * Formula: \f$\max(-furthest, \min(furthest, key - query)) + furthest\f$. All
 * offsets beyond furthest share the row of furthest, on either side. The result
 * counts from 0, so that it can be an index.
 *
 * @param query     the position of the query
 * @param key       the position of the key; before, at or after the query
 * @param furthest  the largest distance with a row of its own, below 2^30; with
 *                  0 all keys share one row
 * @return 0 for a key that is furthest or more before the query, furthest for
 *         the query itself, 2 furthest for a key that is furthest or more after
 *         it
 *
 * Example: query = 3, key = 2, furthest = 4
 *
 * Source: Shaw et al. 2018 (https://arxiv.org/abs/1803.02155), section 3.2. The
 * tests have the tables of https://github.com/OpenNMT/CTranslate2,
 * tests/layers_test.cc.
 */
size_t clipped_offset(size_t query, size_t key, size_t furthest);

/**
 * @brief T5's bucket for a query and a key.
 *
 * With side buckets for a side and \f$near = \lfloor side/2 \rfloor\f$, the
 * bucket of distance n is n for n < near, and otherwise \f$near + \left\lfloor
 * (side - near) \ln(n/near) / \ln(furthest/near) \right\rfloor\f$, or side - 1
 * if that is less.
 *
 * - Two-sided: side is buckets/2, rounded down. The buckets from 0 are for keys
 *   before the query and for the query itself. A key after the query has side
 *   added to its bucket.
 * - Causal: side is buckets. A key after the query has bucket 0, since a mask
 *   hides it.
 *
 * The result is that of the formula to the last distance, also where what is
 * rounded down is a whole number already. There, in the range that is given
 * here, a double may come out too small by up to 4e-15 (2e-14 if the quotients
 * n/near and furthest/near are differences of logarithms). Where it is no whole
 * number, it is at least 4e-8 below the next one.
 *
 * @param query     the position of the query
 * @param key       the position of the key
 * @param buckets   how many there are in all: side is from 2 to 64 (T5: 32)
 * @param furthest  from this distance on, surely the last bucket of the side:
 *                  more than near, at most 1024 (T5: 128)
 * @param causal    true where no query sees a key after it
 * @return the bucket, below buckets
 *
 * Example: query = 3, key = 2, buckets = 4, furthest = 12, causal = true
 *
 * Source: Raffel et al. 2020 (https://arxiv.org/abs/1910.10683), section 2.1;
 * the formula is that of their code, https://github.com/tensorflow/mesh,
 * _relative_position_bucket.
 */
size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal);

/**
 * @brief ALiBi's biases for one head: a penalty for distance, and a mask.
 *
 * Formula: \f$bias_{ij} = -slope\,(i - j)\f$ for a key j up to the query i, and
 * -INFINITY for a key after it.
 *
 * @param n          how many tokens, from 1 to 300
 * @param slope      0 or more: what one position costs. With 0 there is no
 *                   penalty, and still a mask
 * @param[out] bias  n rows of n numbers: 0 on the diagonal (-0.0 is as good)
 *
 * Example: n = 4, slope = 0.5
 *
 * Source: Press et al. 2022 (https://arxiv.org/abs/2108.12409), section 3. The
 * tests have the numbers of https://github.com/keras-team/keras-hub,
 * alibi_bias_test.py, and of CTranslate2, tests/layers_test.cc.
 */
void alibi_bias(size_t n, double slope, double bias[n][n]);

/**
 * @brief ALiBi's slope for one of several heads.
 *
 * Formula, with p the largest power of two that is at most heads: the first p
 * heads have \f$2^{-8(head + 1)/p}\f$. The heads from p on have the slopes that
 * 2p heads would have at their even places 0, 2, 4, ...: with t = head - p,
 * \f$2^{-4(2t + 1)/p}\f$.
 *
 * @param head   the head, from 0 up to heads - 1
 * @param heads  how many heads there are, from 1 to 1024: any number
 * @return the slope, at least 1/256 and below 1, to 12 significant digits
 *
 * Example: head = 3, heads = 8
 *
 * Source: Press et al. 2022 (https://arxiv.org/abs/2108.12409), section 3, for
 * powers of two; for the others their code,
 * https://github.com/ofirpress/attention_with_linear_biases, get_slopes.
 */
double alibi_slope(size_t head, size_t heads);

#endif

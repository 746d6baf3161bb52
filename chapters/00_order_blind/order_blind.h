/**
 * @file order_blind.h
 * @brief Chapter 00: self-attention without positions.
 *
 * Question: why can't self-attention tell "the cat chased the dog" from "the
 * dog chased the cat"?
 *
 * A text of n tokens is a matrix x of n rows: row r is the embedding of token
 * r, d numbers long; d is the d_model of later chapters. Rows and columns count
 * from 0. No number has a unit. There is no mask, no learned projection and no
 * position here, so that nothing hides the mechanism.
 *
 * Every input is finite and is only read; an output never overlaps an input. No
 * function checks its arguments or reports an error: outside the ranges that
 * are given here, nothing is promised.
 *
 * No array here has more than 300,000 numbers. A local one of that size takes
 * 2.4 MB of a stack, which has 8 MB as a rule. For more, use malloc and free.
 *
 * @note The const in `const double x[n][d]` promises that x is only read. ISO
 * C11 lets you pass a `double *` where a `const double *` is wanted, but it
 * doesn't let you pass a plain `double x[n][d]` where this is wanted. C23 does.
 * gcc and clang accept it in C11 too. gcc warns of it under -Wpedantic, so this
 * course compiles without that flag.
 */
#ifndef ORDER_BLIND_H
#define ORDER_BLIND_H

#include <stddef.h>

/**
 * @brief Puts the rows of a matrix into another order.
 *
 * Formula: row r of y is row order[r] of x. The list says for every new place
 * where its row comes *from*: with order = 2, 0, 1, "the cat sat" becomes "sat
 * the cat".
 *
 * @param n       how many rows, at least 1, and up to 100,000: too many to go
 *                through all of them for each
 * @param d       how many numbers in a row (d_model), at least 1
 * @param order   the numbers 0 to n - 1, each exactly once
 * @param x       n rows of d numbers
 * @param[out] y  n rows of d numbers: the same rows, in the new order. The
 *                numbers are copied, so none of them is rounded
 *
 * Example: n = 4, d = 12
 *
 * Source: First Principles, where it is the P of f(PX) = P f(X).
 */
void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d]);

/**
 * @brief Pools a text into one vector: the mean of its rows.
 *
 * Formula: \f$mean_c = \frac{1}{n} \sum_{r=0}^{n-1} x_{r,c}\f$, one number for
 * each column. It is the same for every order of the rows, up to rounding.
 *
 * @param n          how many rows, at least 1; the mean of one row is that row
 * @param d          how many numbers in a row (d_model), at least 1
 * @param x          n rows of d numbers
 * @param[out] mean  d numbers, all of them written. Each lies between the
 *                   smallest and the largest number of its column, up to
 *                   rounding
 *
 * Example: n = 4, d = 12
 *
 * Source: the definition of the mean.
 */
void mean_row(size_t n, size_t d, const double x[n][d], double mean[d]);

/**
 * @brief Turns scores into weights: positive shares that add up to 1.
 *
 * Formula: \f$weight_k = e^{score_k} / \sum_{j=0}^{n-1} e^{score_j}\f$.
 *
 * Only the differences between the scores count: adding one number to all of
 * them changes nothing. So scores of 1000 or -1000 are as good as any, although
 * \f$e^{1000}\f$ is far too large for a double and \f$e^{-1000}\f$ too small.
 *
 * @param n            how many scores, from 1 to 3000; a single one gets weight
 *                     1
 * @param score        n finite numbers, of either sign and any size
 * @param[out] weight  n numbers in [0, 1], all of them written; a score more
 *                     than 745 below the largest may round to weight 0
 *
 * Example: n = 4
 *
 * Source: the paper, section 3.2.1.
 */
void softmax(size_t n, const double score[n], double weight[n]);

/**
 * @brief Every token becomes a weighted mean of all tokens, itself included.
 *
 * Formula: \f$y = softmax(x x^T / \sqrt{d})\, x\f$, the attention of the paper
 * with Q = K = V = x. In single numbers: the score of token k for row r is the
 * dot product of rows r and k over the root of d; a softmax over the n scores
 * of row r makes weights of them; row r of y is the sum of all rows of x, each
 * times its weight.
 *
 * Texts here have 300 tokens at most, so there is room on the stack for the
 * scores of all rows.
 *
 * @param n       how many tokens, at least 1; a single one comes out unchanged
 * @param d       how many numbers a token has (d_model), from 1 to 3000
 * @param x       n rows of d numbers, the embeddings
 * @param[out] y  n rows of d numbers: row r belongs to token r. Each lies
 *                between the smallest and the largest number of its column of
 *                x, up to rounding
 *
 * Example: n = 4, d = 12
 *
 * Source: the paper, section 3.2.1.
 */
void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d]);

#endif

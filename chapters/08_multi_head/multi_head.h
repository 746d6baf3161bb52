/**
 * @file multi_head.h
 * @brief Chapter 08: attention as models have it, with heads.
 *
 * Question: why is one softmax not enough, and does order show at last?
 *
 * Row r of a matrix belongs to token r, counted from 0. All matrices are
 * row-major, x[row][column], and no number in them has a unit. A product with a
 * matrix of weights is x w, as in chapter 07: nothing is transposed, and no
 * bias is added. No residual connection is part of any function here.
 *
 * Every input is finite and is only read; an output never overlaps an input.
 * Apart from the number of heads no argument is checked: outside the ranges
 * that are given here, nothing is promised. A function may call the others of
 * this chapter.
 *
 * Texts here have 300 tokens at most, so local arrays on the stack are large
 * enough. For very long texts, use malloc and free.
 */
#ifndef MULTI_HEAD_H
#define MULTI_HEAD_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief Attention: each query takes a weighted mean of the values.
 *
 * Formula: \f$Y = softmax(Q K^T / \sqrt{d_k})\, V\f$. In single numbers: the
 * score of token j for token r is the dot product of query r and key j, over
 * the root of d_k; a softmax over the scores of row r makes shares of them; row
 * r of y is the sum of all values, each times its share.
 *
 * With causal = true, token r sees the tokens 0 to r only, itself included. The
 * tokens after r are left out before the softmax, so the shares of those that
 * are seen add up to 1.
 *
 * Every token has a query, a key and a value here. A program that writes text
 * keeps the keys of earlier tokens and asks with the newest token alone; this
 * function has no such mode.
 *
 * @param n       how many tokens, at least 1
 * @param d_k     how many numbers a query or a key has, at least 1
 * @param d_v     how many numbers a value has, at least 1
 * @param q       n rows of d_k numbers: the queries
 * @param k       n rows of d_k numbers: the keys. Scores may be as large as
 *                10,000, with either sign
 * @param v       n rows of d_v numbers: the values
 * @param causal  true: no token sees those after it
 * @param[out] y  n rows of d_v numbers, all of them written. Each lies between
 *                the smallest and the largest number of its column of v, up to
 *                rounding
 *
 * Example: n = 4, d_k = 12, d_v = 6, causal = true
 *
 * Source: the paper, sections 3.2.1 and 3.2.3.
 */
void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v]);

/**
 * @brief How much attention notices when words change places.
 *
 * Formula: the largest \f$|a_{r,c} - b_{r,c}|\f$ over all rows and columns,
 * with attention f (Q = K = V, no mask), e + pe for the sum number by number,
 * and P for the order:
 *
 * - \f$a = f(P e + pe)\f$: the words are reordered, and then get the encodings
 *   of their new places;
 * - \f$b = P f(e + pe)\f$: the outputs are reordered. Row r of b is row
 *   order[r] of f(e + pe).
 *
 * So each word is compared with itself, before and after the move.
 *
 * @param n      how many tokens, at least 1
 * @param d      how many numbers a token has (d_model), from 1 to 3000
 * @param order  each number from 0 to n - 1 once: the word order[r] comes to
 *               place r
 * @param e      n rows of d numbers: the embeddings
 * @param pe     n rows of d numbers: the encodings of positions 0 to n - 1,
 *               which stay where they are
 * @return the largest difference, at least 0; where pe is 0, it is 0 up to
 *         rounding
 *
 * Example: n = 4, d = 12
 *
 * Source: the proof of chapter 00, which this measures.
 */
double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d]);

/**
 * @brief Several attentions side by side, each with columns of its own.
 *
 * Formula: \f$Y = [H_0, H_1, \dots]\, W_O\f$, where head a makes
 * \f$H_a = softmax(Q_a K_a^T / \sqrt{d_h})\, V_a\f$. Its width \f$d_h\f$ is
 * d_model / heads. \f$Q_a\f$ is x times the columns from \f$a\,d_h\f$ to
 * \f$(a + 1)\,d_h - 1\f$ of w_q, and likewise for the keys and the values.
 * \f$H_a\f$ fills these same columns of the matrix that is multiplied by w_o.
 * Each head divides its scores by the root of its own width.
 *
 * @param n        how many tokens, at least 1
 * @param d_model  how many numbers a token has, from 1 to 300
 * @param heads    how many heads; 1 and d_model are allowed
 * @param x        n rows of d_model numbers: the input of the layer
 * @param w_q      d_model rows of d_model numbers, the weights of the queries
 * @param w_k      the same for the keys
 * @param w_v      the same for the values
 * @param w_o      the same for the output
 * @param causal   true: in every head, no token sees those after it
 * @param[out] y   n rows of d_model numbers, all of them written, or none
 * @return true; or false where heads is 0 or does not divide d_model, and then
 *         nothing is written
 *
 * Example: n = 4, d_model = 12, heads = 6, causal = true
 *
 * Source: the paper, section 3.2.2. PyTorch's MultiheadAttention, without
 * biases, computes the same, and so does GPT-2, which has biases.
 */
bool multi_head_attention(size_t n, size_t d_model, size_t heads,
                          const double x[n][d_model],
                          const double w_q[d_model][d_model],
                          const double w_k[d_model][d_model],
                          const double w_v[d_model][d_model],
                          const double w_o[d_model][d_model], bool causal,
                          double y[n][d_model]);

#endif

/**
 * @file add_vs_concat.h
 * @brief Chapter 07: bringing words and positions together.
 *
 * Question: why add, and what survives?
 *
 * E holds n embeddings, a row for each token; PE holds the encodings of
 * positions 0 to n - 1, a row for each position. Row r of one belongs to row r
 * of the other. The length of a row of either, d, is the d_model of chapters 05
 * and 06. All matrices are row-major, x[row][column], and no number in them has
 * a unit.
 *
 * Every input is finite and is only read; an output never overlaps an input. No
 * function checks its arguments or reports an error: outside the ranges that
 * are given here, nothing is promised.
 *
 * No array here has more than 300,000 numbers. A local one of that size takes
 * 2.4 MB of a stack, which has 8 MB as a rule. For more, use malloc and free.
 */
#ifndef ADD_VS_CONCAT_H
#define ADD_VS_CONCAT_H

#include <stddef.h>

/**
 * @brief Adds to every token the encoding of its own position.
 *
 * Formula: \f$X = E + PE\f$, number by number. Nothing is scaled here: the
 * paper multiplies the embeddings by \f$\sqrt{d_{model}}\f$ before this step
 * (section 3.4), as part of looking them up.
 *
 * @param n       how many tokens, at least 1
 * @param d       how many numbers a token has (d_model), at least 1
 * @param e       n rows of d numbers: the embeddings
 * @param pe      n rows of d numbers: the encodings of positions 0 to n - 1
 * @param[out] x  n rows of d numbers, all of them written, each rounded once
 *
 * Example: n = 4, d = 12
 *
 * Source: the paper, section 3.5; Notes, section 12, "love Apple phones";
 * Slides (in docs/sources.md), "The Cat Sat".
 */
void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d]);

/**
 * @brief Puts beside every token the encoding of its own position.
 *
 * Formula: \f$x_{r,k} = e_{r,k}\f$ and \f$x_{r,d+k} = pe_{r,k}\f$ for k from 0
 * to d - 1: first the d numbers of the word, then the d numbers of its
 * position.
 *
 * @param n       how many tokens, at least 1
 * @param d       how many numbers a token has (d_model), at least 1
 * @param e       n rows of d numbers: the embeddings
 * @param pe      n rows of d numbers: the encodings of positions 0 to n - 1
 * @param[out] x  n rows of 2d numbers, all of them written; they are copies, so
 *                none of them is rounded
 *
 * Example: n = 4, d = 12
 *
 * Source: Notes, section 10; First Principles, "addition, not concatenation".
 */
void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d]);

/**
 * @brief Multiplies every row by a matrix of weights: the product x w.
 *
 * Formula: \f$y_{r,c} = \sum_{k=0}^{d_{in}-1} x_{r,k}\, w_{k,c}\f$. With
 * \f$w = W_Q\f$ the result holds the queries of one head, with \f$W_K\f$ its
 * keys, with \f$W_V\f$ its values.
 *
 * @param n       how many rows, at least 1
 * @param d_in    the width of a row of x, at least 1
 * @param d_out   the width of a row of y, at least 1
 * @param x       n rows of d_in numbers
 * @param w       d_in rows of d_out numbers: row k says what number k of a
 *                token contributes to each number of the result
 * @param[out] y  n rows of d_out numbers, all of them written
 *
 * Example: n = 4, d_in = 12, d_out = 6
 *
 * Source: Notes, section 12: Q = X W_Q.
 */
void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out]);

/**
 * @brief How many weights the projections of all the attention heads have.
 *
 * Formula: \f$3 \cdot d_{in} \cdot d_{head} \cdot heads \cdot layers\f$. Each
 * head of each layer has three matrices of d_in by d_head: W_Q, W_K and W_V.
 * Neither the output projection W_O nor biases are counted.
 *
 * A large model has more of them than 32 bits can count: GPT-3 has
 * 43,486,543,872. The result is right wherever it fits in a size_t, so also
 * beyond 2^53, where a double leaves out every second number. 100,000 heads in
 * each of 100,000 layers are 10,000,000,000 in all: multiply, since to add up
 * each of them takes too long.
 *
 * @param d_in    the width of a token at the input of a layer, at least 1
 * @param d_head  the width of a query, key or value, at least 1
 * @param heads   how many heads a layer has, from 1 to 100,000
 * @param layers  how many layers, from 1 to 100,000
 * @return the number of weights
 *
 * Example: d_in = 512, d_head = 64, heads = 8, layers = 6
 *
 * Source: Notes, section 10: 512 x 64 with addition, 1024 x 64 with
 * concatenation.
 */
size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers);

/**
 * @brief Reads a position back: the row of pe with the largest dot product.
 *
 * Formula: the r for which \f$\sum_k x_k\, pe_{r,k}\f$ is largest. The rows of
 * pe are taken as they are, however long each of them is, and a dot product
 * may well be negative.
 *
 * Where x is an encoding plus an embedding, and all encodings have the same
 * length, the answer is sure to be the position as long as the embedding is
 * shorter than half the distance from its encoding to the nearest other.
 *
 * @param n   how many rows pe has, at least 1
 * @param d   how many numbers x, and a row of pe, have (d_model), at least 1
 * @param x   the vector to be read
 * @param pe  n rows of d numbers
 * @return the index of that row, from 0 to n - 1; where several rows are
 *         equally good, the first of them
 *
 * Example: n = 4, d = 12
 *
 * Source: Notes, section 11: the sum has enough structure to recover both
 * word and position.
 */
size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d]);

#endif

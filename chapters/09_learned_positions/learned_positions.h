/**
 * @file learned_positions.h
 * @brief Chapter 09: a table of positions that is learned, like that of words.
 *
 * Question: what does a table buy, and where does it end?
 *
 * There are two tables. Row t of wte is the embedding of token t, and row p of
 * wpe is the embedding of position p. (The names are those of GPT-2: weights of
 * token and position embeddings.) Rows, columns, tokens and positions count
 * from 0. The first token of a text stands at position 0 and takes row 0 of
 * wpe: no row is kept free at the beginning.
 *
 * Tables are matrices in memory, row-major: table[row][column]. No number has a
 * unit.
 *
 * Every input is finite and is only read; an output never overlaps an input.
 * descend changes its table in place. Only embed reports errors: elsewhere,
 * outside the ranges that are given here, nothing is promised.
 */
#ifndef LEARNED_POSITIONS_H
#define LEARNED_POSITIONS_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief What the first layer sees: the row of each token plus that of its
 * position.
 *
 * Formula: \f$x_r = wte_{token_r} + wpe_r\f$. Nothing is multiplied: the root
 * of d_model, by which the first Transformer scales its words, is not used
 * here.
 *
 * A text may fill the table of positions: n = context is allowed. A longer one
 * has no rows for its last tokens.
 *
 * @param n           how many tokens the text has, at least 1
 * @param d_model     how many numbers a row has, at least 1
 * @param vocabulary  how many rows wte has, at least 1
 * @param context     how many rows wpe has, at least 1
 * @param token       n tokens: the row of wte for each
 * @param wte         vocabulary rows of d_model numbers
 * @param wpe         context rows of d_model numbers
 * @param[out] x      n rows of d_model numbers, all of them written if the
 *                    answer is true
 * @return true; or false if the text is longer than context, or if any of its
 *         tokens is not below vocabulary. Then nothing is written
 *
 * Example: n = 4, d_model = 12, vocabulary = 6, context = 4
 *
 * Source: GPT-2, model.py in https://github.com/openai/gpt-2; encoder_forward
 * in https://github.com/karpathy/llm.c, whose numbers for a small example the
 * tests use.
 */
bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model]);

/**
 * @brief From the gradient of the looked-up rows to that of the table.
 *
 * Formula: \f$gradient_t = \sum_{r:\,row\_of_r = t} dx_r\f$. If the loss rises
 * by dx[r][k] times a small step of x[r][k], it rises by gradient[t][k] times
 * the same step of table[t][k]. The sum is not divided by anything.
 *
 * It serves both tables of embed. For wte, row_of holds the tokens; for wpe,
 * the positions. Several texts may stand one after the other.
 *
 * @param n              how many rows were looked up, at least 1
 * @param d_model        how many numbers a row has, at least 1
 * @param rows           how many rows the table has, at least 1
 * @param row_of         for each look-up, the row of the table that it took:
 *                       each below rows, in any order, any of them repeated
 * @param dx             n rows of d_model numbers
 * @param[out] gradient  rows rows of d_model numbers, all of them written: 0
 *                       in a row that was never looked up
 *
 * Example: n = 4, d_model = 12, rows = 6
 *
 * Source: the chain rule; encoder_backward in
 * https://github.com/karpathy/llm.c, whose numbers for a small example the
 * tests use.
 */
void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model]);

/**
 * @brief One step of gradient descent: the table moves so that the loss falls.
 *
 * Formula: \f$table \leftarrow table - rate \cdot gradient\f$, number by
 * number. Where the gradient is 0, the table keeps its number exactly: there is
 * no decay of weights and no memory of earlier steps.
 *
 * @param rows           how many rows the table has, at least 1
 * @param d_model        how many numbers a row has, at least 1
 * @param gradient       rows rows of d_model numbers: the slope of the loss
 * @param rate           how far to go, at least 0
 * @param[in,out] table  rows rows of d_model numbers, changed in place
 *
 * Example: rows = 4, d_model = 12, rate = 0.5
 *
 * Source: gradient descent, as Cauchy described it in 1847.
 */
void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model]);

/**
 * @brief A table of another length, with rows between the rows.
 *
 * Formula: row r of longer stands at \f$s = r\,(from - 1)/(to - 1)\f$ in table.
 * If s is whole, it is row s; otherwise it lies on the straight line from row
 * \f$\lfloor s \rfloor\f$ to the next one, at the share
 * \f$s - \lfloor s \rfloor\f$ of the way. So the first row falls on the first
 * and the last on the last.
 *
 * No row past from - 1 is read, not even to be multiplied by 0. Beware of
 * rounding: in doubles, 25 * (7.0 / 25) is more than 7.
 *
 * @param from         how many rows table has, at least 2
 * @param to           how many rows longer has, at least 2; it may be less than
 *                     from, in spite of the name
 * @param d_model      how many numbers a row has, at least 1
 * @param table        from rows of d_model numbers
 * @param[out] longer  to rows of d_model numbers, all of them written; each
 *                     lies between the two numbers that it is made of, up to
 *                     rounding
 *
 * Example: from = 4, to = 12, d_model = 6
 *
 * Source: interpolate_posembed in
 * https://github.com/google-research/vision_transformer does this along both
 * sides of a picture. The tests use the numbers of
 * test_resize_upsample_scales_linear_align_corners in
 * https://github.com/onnx/onnx.
 */
void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model]);

#endif

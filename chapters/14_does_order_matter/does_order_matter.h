/**
 * @file does_order_matter.h
 * @brief Chapter 14: the gradient that trains a model, written by hand.
 *
 * Question: what does training say?
 *
 * The loss is one number that says how wrong a model is. The gradient of a
 * number is how much the loss changes, for each small step of this number: the
 * derivative of the loss with all other numbers held still. In the names of
 * parameters a d stands in front of it, so that dscore[i] is the gradient of
 * score[i]. It has the shape of what it belongs to.
 *
 * A backward function is given the gradients of what its forward function has
 * computed, and gives those of what went into it. Any of them can be judged
 * without theory: move one number x by h to both sides, and compare with the
 * finite difference (L(x + h) - L(x - h)) / 2h.
 *
 * The logarithm is the natural one; its unit is called nat, so the loss is in
 * nats. No other number has a unit.
 *
 * Inputs are finite, except for the biases of attention_backward, and are only
 * read; an output never overlaps an input. Outputs are overwritten in full:
 * what stood there before is not added. Only the last three arrays of adam are
 * both read and written. No function checks its arguments or reports an error:
 * outside the ranges that are given here, nothing is promised.
 */
#ifndef DOES_ORDER_MATTER_H
#define DOES_ORDER_MATTER_H

#include <stddef.h>

/**
 * @brief How surprised a model is by the right answers, and the gradient.
 *
 * Formula, with \f$a_i\f$ the answer of row i: \f$L = \frac{1}{n} \sum_i
 * \left(\ln \sum_j e^{score_{ij}} - score_{i a_i}\right)\f$. A term of the sum
 * is -ln of the share that softmax gives to the answer of this row.
 *
 * The gradient: \f$dscore_{ij} = (p_{ij} - [j = a_i]) / n\f$, where p is the
 * softmax of row i, and [j = a_i] is 1 for the answer and 0 for the other
 * words. Each row adds up to 0.
 *
 * @param n            how many rows of scores, at least 1
 * @param words        how many words there are to choose from, from 1 to 3000;
 *                     with 1 the loss is 0, and so is the gradient
 * @param score        n rows of words numbers, of any finite size: where the
 *                     answer's score is 1000 below another, the loss is 1000
 * @param answer       for each row the right word, below words
 * @param[out] dscore  n rows of words numbers, all of them written
 * @return the mean over the rows, in nats, at least 0
 *
 * Example: n = 4, words = 12
 *
 * Source: Bridle 1990 (docs/sources.md has its address), who trained softmax
 * with this loss; crossentropy_forward and crossentropy_softmax_backward in
 * https://github.com/karpathy/llm.c.
 */
double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words]);

/**
 * @brief Through softmax, backwards.
 *
 * Formula: \f$dscore_j = weight_j \left(dweight_j - \sum_m weight_m\,
 * dweight_m\right)\f$. The sum is the mean of dweight, each number counted as
 * much as its weight. What is above this mean pulls its score up, what is below
 * pushes it down, and dscore adds up to 0.
 *
 * @param n            how many scores, from 1 to 3000
 * @param weight       the result of softmax: n numbers from 0 to 1 that add up
 *                     to 1
 * @param dweight      their gradients
 * @param[out] dscore  the gradients of the scores: 0 where the weight is 0
 *
 * Example: n = 4
 *
 * Source: the quotient rule; attention_backward in
 * https://github.com/karpathy/llm.c.
 */
void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n]);

/**
 * @brief Through chapter 10's attention, backwards.
 *
 * The forward function is \f$y = w v\f$ with \f$w = softmax(q k^T / \sqrt{d_k}
 * + bias)\f$, row by row. Backwards:
 *
 * - \f$dw_{ij} = dy_i \cdot v_j\f$, and \f$dv_j = \sum_i w_{ij}\, dy_i\f$;
 * - row i of dbias is what softmax_backward makes of rows i of w and dw;
 * - \f$dq_i = \sum_j dbias_{ij}\, k_j / \sqrt{d_k}\f$, and
 *   \f$dk_j = \sum_i dbias_{ij}\, q_i / \sqrt{d_k}\f$.
 *
 * The weights are not given: they are computed again.
 *
 * @param n           how many tokens, from 1 to 300
 * @param d_k         how many numbers a query and a key have, at least 1
 * @param d_v         how many numbers a value has, at least 1
 * @param q           n queries
 * @param k           n keys
 * @param v           n values
 * @param bias        n rows of n numbers, each of them finite or -INFINITY;
 *                    each row has a finite one. Scores and biases of 1000 are
 *                    as good as any
 * @param dy          n rows of d_v numbers: the gradient of each result
 * @param[out] dq     n rows of d_k numbers
 * @param[out] dk     n rows of d_k numbers
 * @param[out] dv     n rows of d_v numbers
 * @param[out] dbias  n rows of n numbers, not divided by the root; each row
 *                    adds up to 0, and it is 0 where the bias is -INFINITY
 *
 * Example: n = 4, d_k = 12, d_v = 6
 *
 * Source: the chain rule; attention_backward in
 * https://github.com/karpathy/llm.c.
 */
void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n]);

/**
 * @brief One step of Adam, for n parameters, each by itself.
 *
 * With g the gradient of a parameter and t the step:
 *
 * - \f$mean \leftarrow 0.9\, mean + 0.1\, g\f$;
 * - \f$square \leftarrow 0.999\, square + 0.001\, g^2\f$;
 * - \f$parameter \leftarrow parameter - rate\, \frac{mean / (1 - 0.9^t)}
 *   {\sqrt{square / (1 - 0.999^t)} + 10^{-8}}\f$.
 *
 * The divisions by 1 - 0.9^t and 1 - 0.999^t make up for the beginning with 0.
 * They are not stored: mean and square keep the numbers of the first two lines.
 * The small number is added outside the root, after this division. With a
 * gradient of 0 from the first step on, a parameter keeps its number exactly.
 *
 * @param n                  how many parameters, at least 1
 * @param step               1 for the first step, then 2, 3, ...
 * @param rate               the learning rate, at least 0: about how far a
 *                           parameter moves in a step. A gradient that comes
 *                           after many zeros moves it 3.2 times as far, and no
 *                           gradients more than 7.3 times
 * @param gradient           n numbers; 1e-8 and 0 are as good as any
 * @param[in,out] mean       n numbers: 0 before the first step
 * @param[in,out] square     n numbers, at least 0: 0 before the first step
 * @param[in,out] parameter  n numbers, changed in place
 *
 * Example: n = 4, step = 12, rate = 0.5
 *
 * Source: Kingma and Ba 2015 (https://arxiv.org/abs/1412.6980), algorithm 1,
 * with the settings that it names.
 */
void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n]);

#endif

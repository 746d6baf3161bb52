/**
 * @file offset_identity.h
 * @brief Chapter 06: moving an encoding by an offset, with one fixed matrix.
 *
 * Question: why is shifting by k the same everywhere?
 *
 * Positions, indices and pairs count from 0. Index 2i of an encoding holds the
 * sine of pair i and index 2i + 1 its cosine, both of the phase pos w_i, with
 * \f$w_i = 10000^{-2i/d_{model}}\f$ radians per position, as in chapter 05.
 *
 * An offset k is a number of positions: forward where it is positive, back
 * where it is negative, and it need not be whole. All angles are in radians.
 *
 * An encoding of odd length ends with a lone sine, which has no cosine to turn
 * with: no matrix can shift it. So the functions that return a bool return
 * false for an odd d_model, and write nothing; for an even one they return
 * true. encoding_dot has no such answer: its d_model must be even.
 *
 * Every input is finite and is only read; an output never overlaps an input. No
 * other error is reported: outside the ranges that are given here, nothing is
 * promised.
 */
#ifndef OFFSET_IDENTITY_H
#define OFFSET_IDENTITY_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief The rotation that moves one sine/cosine pair by k positions.
 *
 * Formula:
 * \f$\begin{pmatrix}\sin((pos+k)w)\\ \cos((pos+k)w)\end{pmatrix}
 *   = t \begin{pmatrix}\sin(pos\,w)\\ \cos(pos\,w)\end{pmatrix}\f$
 * for every pos, with
 * \f$t = \begin{pmatrix}\cos kw & \sin kw\\ -\sin kw & \cos kw\end{pmatrix}\f$.
 *
 * It acts on the column (sine, cosine), in this order. Books that put the
 * cosine first show its transpose. Offset 0 gives the identity.
 *
 * @param k       the offset, in positions: any sign, whole or not
 * @param w       the frequency of the pair, in radians per position: any number
 * @param[out] t  2 rows of 2 numbers between -1 and 1, row-major, all written
 *
 * Example: k = 0.5, w = 1.5
 *
 * Source: First Principles, "Why sinusoidal encodings are elegant for relative
 * positions"; Notes, section 9.
 */
void offset_rotation(double k, double w, double t[2][2]);

/**
 * @brief From the encoding of a position to that of the position k further.
 *
 * Formula: \f$PE(pos + k) = T_k\,PE(pos)\f$: each pair turns by its own angle
 * \f$k w_i\f$. The position itself is not asked for, and not needed.
 *
 * It is linear, as a matrix is: twice an encoding gives twice the result, and
 * the difference of two encodings gives the difference of their results.
 *
 * @param k             the offset, in positions: any sign, whole or not
 * @param d_model       the length of both encodings, from 1 to 5000
 * @param pe            the encoding of some position, or any other d_model
 *                      numbers, which are turned in the same way; only read
 * @param[out] shifted  d_model numbers, all of them written: the encoding of
 *                      the position k further, or T_k times pe
 * @return true for an even d_model, false for an odd one (see the top of this
 *         file)
 *
 * Example: k = 0.5, d_model = 4
 *
 * Source: the paper, section 3.5 ("for any fixed offset k"); Notes, section 9.
 */
bool shift_encoding(double k, size_t d_model, const double pe[d_model],
                    double shifted[d_model]);

/**
 * @brief The whole matrix T_k, which moves every encoding by k positions.
 *
 * Formula: \f$PE(pos + k) = T_k\,PE(pos)\f$ for every pos. T_k holds the
 * rotation of pair i in rows and columns 2i and 2i + 1, and 0 elsewhere.
 *
 * \f$T_a T_b = T_{a+b}\f$ and \f$T_{-k} = T_k^\top\f$: the transpose undoes
 * T_k. T_0 is the identity.
 *
 * @param k        the offset, in positions: any sign, whole or not
 * @param d_model  the length of an encoding, from 1 to 768
 * @param[out] t   d_model rows of d_model numbers between -1 and 1, row-major,
 *                 all of them written: t[row][column], to be multiplied by a
 *                 column
 * @return true for an even d_model, false for an odd one (see the top of this
 *         file)
 *
 * Example: k = 0.5, d_model = 4
 *
 * Source: Notes, section 9.
 */
bool offset_matrix(double k, size_t d_model, double t[d_model][d_model]);

/**
 * @brief How similar two encodings are that lie k positions apart.
 *
 * Formula: \f$D(k) = PE(pos) \cdot PE(pos + k) = \sum_i \cos(k w_i)\f$ over the
 * d_model/2 pairs: the same for every pos.
 *
 * D(0) = d_model/2 is the squared length of any encoding; D(-k) = D(k); and
 * \f$\sqrt{2(D(0) - D(k))}\f$ is the distance between the two encodings.
 *
 * It may be computed in any way: making a whole matrix for each k is slow, and
 * fast enough for the tests. (A local array of 1024 times 1024 doubles takes 8
 * MB, all of a usual stack.)
 *
 * @param k        the offset, in positions: any sign, whole or not
 * @param d_model  the length of an encoding: even, from 2 to 768
 * @return a dot product, from -d_model/2 to d_model/2; it is not divided by
 *         anything
 *
 * Example: k = 0.5, d_model = 4
 *
 * Source: Lesson 13 (in docs/sources.md), "Self-attention can learn relative
 * positions".
 */
double encoding_dot(double k, size_t d_model);

#endif

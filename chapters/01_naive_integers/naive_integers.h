/**
 * @file naive_integers.h
 * @brief Chapter 01: the position as one plain number, and what it costs.
 *
 * Question: why not simply append 1, 2, 3?
 *
 * Positions and indices count from 0. An embedding e has d numbers, the d_model
 * of later chapters; with its position behind it, it has d + 1, and index d
 * holds the position.
 *
 * Every input is finite and is only read; an output never overlaps an input. No
 * function checks its arguments or reports an error: outside the ranges that
 * are given here, nothing is promised.
 */
#ifndef NAIVE_INTEGERS_H
#define NAIVE_INTEGERS_H

#include <stddef.h>

/**
 * @brief An embedding with its position behind it: d + 1 numbers.
 *
 * Formula: \f$appended_k = e_k\f$ for \f$k < d\f$, and
 * \f$appended_d = pos\f$.
 *
 * The position is a number like any other here: to count from 1, pass 1 for the
 * first word. Nothing is rounded: the numbers of the embedding are copied, and
 * a double holds every whole number up to 2^53.
 *
 * @param d              the length of the embedding (d_model), at least 1
 * @param e              the embedding: d numbers, only read
 * @param pos            the position, in tokens, from 0
 * @param[out] appended  d + 1 numbers, all of them written: the embedding has
 *                       no unit, the last number is in tokens
 *
 * Example: d = 4, pos = 3
 *
 * Source: First Principles, "A very natural first idea", with d = 6. It counts
 * from 1 there: river ends in 1, bank in 2.
 */
void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1]);

/**
 * @brief How much of the appended vector is the position.
 *
 * Formula: \f$pos^2/(e_0^2 + \dots + e_{d-1}^2 + pos^2)\f$, the square of the
 * position over the squared length of the vector that append_position makes.
 *
 * It is also the cosine of the angle between two words at one position, where
 * their embeddings are equally long and at a right angle to each other.
 *
 * Square the position in a type that has room for it, such as a double: a whole
 * number of 32 bits, such as an unsigned int, has none for the square of
 * 65,536.
 *
 * @param d    the length of the embedding (d_model), at least 1
 * @param e    the embedding: d numbers, only read
 * @param pos  the position, in tokens, from 0 to 2^32 - 1
 * @return a share, from 0 to 1, without a unit: 0 at position 0, one half
 *         where pos is the length of e, 1 for pos > 0 after an embedding of
 *         zeros; and 0 for an embedding of zeros at position 0, where the
 *         formula says 0/0 and there is nothing to share
 *
 * Example: d = 4, pos = 3
 *
 * Source: Pythagoras, for First Principles, "Problem 1: the raw position value
 * grows with sequence length".
 */
double position_share(size_t d, const double e[d], size_t pos);

/**
 * @brief A position as a fraction of the way through its text.
 *
 * Formula: \f$pos/(n - 1)\f$: the first of n words is at 0, the last at 1.
 *
 * @param pos  the position, in tokens, from 0 to n - 1
 * @param n    how many tokens the text has, at least 1
 * @return a fraction, from 0 to 1, without a unit; 0 for the only word of a
 *         text of one
 *
 * Example: pos = 3, n = 8
 *
 * Source: the usual scaling of numbers to a range from 0 to 1 (min-max).
 */
double scaled_position(size_t pos, size_t n);

#endif

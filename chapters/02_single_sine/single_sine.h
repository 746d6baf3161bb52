/**
 * @file single_sine.h
 * @brief Chapter 02: a position as one sine.
 *
 * Question: is one bounded wave enough?
 *
 * Positions count from 0, and one position is one radian. A sine stays between
 * -1 and 1 however long the text; the second exercise asks what that costs, by
 * looking for the two positions that it tells apart worst.
 *
 * No function checks its arguments or reports an error: outside the ranges that
 * are given here, nothing is promised.
 */
#ifndef SINGLE_SINE_H
#define SINGLE_SINE_H

#include <stddef.h>

/**
 * @brief The sine of a position.
 *
 * Formula: \f$\sin(pos)\f$, with pos in radians. One period is
 * \f$2\pi = 6.28\ldots\f$ positions long.
 *
 * Tokens stand at 0, 1, 2 and on, but the wave is defined between them and
 * before them too, and so is this function.
 *
 * @param pos  the position, in radians: any finite number, also a negative one
 *             or a fraction
 * @return a number in [-1, 1], without a unit, to the digits that a double has
 *         for pos: whole turns may be taken off with a double's 2 pi
 *
 * Example: pos = 0.5
 *
 * Source: First Principles, which counts from 1 here: "river" stands at 1 and
 * "bank" at 2.
 */
double single_sine(double pos);

/**
 * @brief The two values of a list that lie closest to each other.
 *
 * Formula: the smallest \f$|value_p - value_q|\f$ over all \f$p < q\f$. All
 * pairs count, not only those next to each other in the list.
 *
 * Where several pairs are equally close, the answer is the first of them: the
 * one with the smallest p and, among those, with the smallest q. Two equal
 * values are at distance 0. The list is only read; it need not be sorted.
 *
 * @param n       how many values, from 2 to 3000: fewer have no pair
 * @param value   n numbers, none of them infinite or NaN
 * @param[out] p  the index, from 0, of the one that stands first in the list
 * @param[out] q  the index of the other: p < q < n
 * @return their distance, 0 or more, in the unit of the values
 *
 * Example: n = 4
 *
 * Source: First Principles and Notes, which say that two positions can get
 * the same sine; this function finds out which two come nearest to it.
 */
double closest_values(size_t n, const double value[n], size_t *p, size_t *q);

#endif

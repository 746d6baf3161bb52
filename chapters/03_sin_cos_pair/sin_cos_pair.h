/**
 * @file sin_cos_pair.h
 * @brief Chapter 03: a position as a pair, sine and cosine.
 *
 * Question: what does the cosine add?
 *
 * A pair is a point on the circle of radius 1: the tip of a clock's hand that
 * stands at twelve at position 0 and turns clockwise, by one radian for each
 * position. In an array pair[2], index 0 is the sine (how far right the tip
 * is) and index 1 the cosine (how far up). Positions count from 0; they may be
 * any finite number, also a negative one or a fraction.
 *
 * No function checks its arguments or reports an error: outside the ranges that
 * are given here, nothing is promised.
 *
 * @note C11 has no name for pi. This course defines it once in a file that
 * needs it: `static const double pi = 3.14159265358979323846;`. POSIX adds the
 * same number to math.h as M_PI. You may use that name too, because the course
 * compiles your file with -D_DEFAULT_SOURCE.
 */
#ifndef SIN_COS_PAIR_H
#define SIN_COS_PAIR_H

#include <stddef.h>

/**
 * @brief The sine and the cosine of a position.
 *
 * Formula: \f$pair_0 = \sin(pos)\f$ and \f$pair_1 = \cos(pos)\f$, with pos in
 * radians. \f$pair_0^2 + pair_1^2 = 1\f$ at every position.
 *
 * @param pos        the position, in radians: any finite number
 * @param[out] pair  two numbers in [-1, 1], both of them written: the sine,
 *                   then the cosine
 *
 * Example: pos = 0.5
 *
 * Source: First Principles, "First improvement: use both sine and cosine".
 */
void sin_cos_pair(double pos, double pair[2]);

/**
 * @brief The angle at which a pair stands.
 *
 * Formula: the one angle \f$\varphi\f$ with \f$\sin\varphi = pair_0\f$ and
 * \f$\cos\varphi = pair_1\f$ in \f$[0, 2\pi)\f$. For the pair of a position,
 * it is the position less its whole turns.
 *
 * The range holds up to rounding: just below a whole turn, where an angle
 * rounds to the double 2 pi, either end of it may come out.
 * Near twelve and six o'clock eight digits will do: an arc cosine has no more
 * there.
 *
 * @param pair  a sine and a cosine, as sin_cos_pair writes them; only read
 * @return radians, in [0, 2 pi)
 *
 * Source: First Principles: a sine and a cosine together capture the phase.
 */
double phase(const double pair[2]);

/**
 * @brief How far apart the pairs of two positions lie.
 *
 * Formula: \f$\sqrt{(\sin p - \sin q)^2 + (\cos p - \cos q)^2}
 * = 2\,|\sin((p - q)/2)|\f$: a straight line from tip to tip, not the way
 * along the circle. It depends on p - q alone.
 *
 * @param p  a position, in radians: any finite number
 * @param q  another, or the same; their order does not matter
 * @return a number in [0, 2], in radii of the circle; 0 for p = q, 2 for
 *         opposite points
 *
 * Example: p = 0.5, q = 1.5
 *
 * Source: the identity above, which the lesson proves.
 */
double pair_distance(double p, double q);

/**
 * @brief When the pair has nearly come back to where it was at position 0.
 *
 * Formula: the smallest whole \f$k \ge 1\f$ with pair_distance(k, 0) less than
 * the tolerance. A distance of exactly the tolerance is not near enough:
 * first_return(pair_distance(1, 0)) is 6.
 *
 * The tests wait for up to 312,689 positions: a loop needs no stack for that.
 * There always is such a k, and it is at most \f$2\pi/tolerance\f$: the lesson
 * proves it.
 *
 * @param tolerance  a distance, in radii, above 0 and at most 2; a search for
 *                   less than 0 would not end
 * @return a number of positions, 1 or more: never 0, which is where the hand
 *         started
 *
 * Example: tolerance = 0.5
 *
 * Source: First Principles and Notes, on waves that repeat.
 */
size_t first_return(double tolerance);

#endif

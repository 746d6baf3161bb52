/* Right answers, computed without the student's code or the reference.
 *
 * They are computed in another way on purpose: in long double, with exp and
 * log where a solution would use pow. */
#ifndef ORACLE_H
#define ORACLE_H

#include <stddef.h>

extern const double oracle_pi;

/* 10000^(-2i/d_model), in radians per position. */
double oracle_frequency(size_t i, size_t d_model);

/* {sin(pos w), cos(pos w)}, to the last digit at every position. */
void oracle_pair(double pos, double w, double out[2]);

/* The encoding of one position; an odd d_model ends with a lone sine. */
void oracle_encoding(double pos, size_t d_model, double pe[d_model]);

/** A number as the sum of two, with twice the digits of a double, on all
 * machines: a long double may have no more digits than a double. */
struct oracle_two {
    double high; /**< the nearest double */
    double low;  /**< what is left */
};

/* 10000^(-2i/d_model), with so many digits that even the phase at position
 * 1,000,000 has all of its own. It takes ten times as long as
 * oracle_frequency. */
struct oracle_two oracle_long_frequency(size_t i, size_t d_model);

/* Those of all pairs of a width, each from the one before it, which takes a
 * tenth of the time. They differ by less than 1e-22 of their size. */
void oracle_long_frequencies(size_t d_model, struct oracle_two w[d_model / 2]);

/* {sin(pos w), cos(pos w)}, to one unit in the last place of long double. */
void oracle_long_pair(size_t pos, struct oracle_two w, long double out[2]);

/** Where a hand stands, or by how much it turns. */
struct oracle_hand {
    struct oracle_two sine, cosine; /**< of its angle */
};

/* The hand of pair i at position 1. */
struct oracle_hand oracle_hand(size_t i, size_t d_model);

/* a, turned by another hand. */
struct oracle_hand oracle_turn(struct oracle_hand a, struct oracle_hand by);

/* The hand that one turn becomes in n turns. */
struct oracle_hand oracle_turns(struct oracle_hand turn, size_t n);

/* The double that is nearest to x, and how far y is from x. */
double oracle_nearest(struct oracle_two x);
double oracle_error(double y, struct oracle_two x);

#endif

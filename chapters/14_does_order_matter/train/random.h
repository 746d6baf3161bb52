/**
 * @file
 * Random numbers that are the same on every machine: splitmix64.
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

/** Begins a sequence.
 * @param seed  any number; the same seed gives the same sequence */
void random_begin(uint64_t seed);

/** Draws a number.
 * @return one in [0, 1), a multiple of 2^-53 */
double random_part(void);

/** Draws a whole number.
 * @param n  how many there are, at least 1
 * @return one from 0 to n - 1 */
size_t random_below(size_t n);

/** Draws from the normal distribution.
 * @return a number; the mean is 0, the deviation 1 */
double random_normal(void);

#endif

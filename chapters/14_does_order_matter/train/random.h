/**
 * @file
 * Random numbers that are the same on every machine: splitmix64.
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

void random_begin(uint64_t seed);

/** A number in [0, 1). */
double random_part(void);

/** A whole number from 0 to n - 1. */
size_t random_below(size_t n);

/** A number of the normal distribution: mean 0, deviation 1. */
double random_normal(void);

#endif

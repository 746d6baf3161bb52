/* This is what you get when the token at place r takes row r + 1, and the last
 * one row 0. Positions count from 0, so it is row r.
 *
 * read: a-word-and-its-place */
#define NUMBER wte[token[r]][k] + wpe[(r + 1) % context][k]
#include "with_sum.h"

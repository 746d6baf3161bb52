/* What expect.c and claim.c tell each other: inside tests/harness only. */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The mark in memory that nobody has written yet: a NaN that no calculation
 * gives. */
#define UNWRITTEN_BITS UINT64_C(0x7ff8dead0000c0de)

bool is_unwritten(double x);

/* The call that describe_call() announced last. */
const char *current_call(void);

/* True until the first call of explain(). */
bool nothing_wrong_yet(void);

/* Adds to the explanation that the student will read. */
__attribute__((format(printf, 1, 2))) void explain(const char *format, ...);

/* Records what was seen, right or wrong, as two numbers: a weighted sum and
 * the size of its terms. Known mistakes are recognised by them. */
void remember(size_t n, const double seen[]);

/* A sentence about an error with a simple, exact structure, or NULL. */
struct shape;
const char *structure_of(struct shape shape, const double got[],
                         const double want[], double tolerance);

#endif

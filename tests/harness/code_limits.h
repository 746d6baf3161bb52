/* The limits of code under test.
 *
 * They hold in the process that runs this code: the claim's own at home, a
 * worker's where submissions are graded (grader/worker/). They have wide
 * margins, so that no verdict depends on the speed of the machine. */
#ifndef CODE_LIMITS_H
#define CODE_LIMITS_H

#include <stdbool.h>

#include "statuses.h"

/* Seconds of computing after which the code is stopped. The slowest claim
 * needs a fortieth of that. */
enum { CPU_SECONDS = 2 };

/* Where steps are counted in place of seconds (docs/tab): calls, and turns of
 * loops. The slowest claim of a right answer needs a fifth of that: every_pair
 * of chapter 04. */
enum { MILLION_STEPS = 500 };

/* Megabytes that the code may have at a time, and that sentences.tsv names,
 * too. A claim needs a few. They are counted when they are asked for: a program
 * that allocates without end reaches this limit long before that on computing.
 */
enum { HEAP_MEGABYTES = 128 };

/* Sets the limits of this process. When one of them ends the code under test,
 * or the code calls exit(), SAY gets the status first. Then the place of the
 * code is printed. Without AddressSanitizer SAY gets a crash, too. */
void limit_code(void (*say)(const char *status));

/* True if AddressSanitizer watches over memory. */
bool memory_is_watched(void);

/* The code under test has come to its end: what happens from now on is not its
 * doing. */
void lift_limits(void);

#endif

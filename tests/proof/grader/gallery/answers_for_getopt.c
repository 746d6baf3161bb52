/* flag:
 * points: all */
/* A right answer, and a helper by the name of a function that Criterion calls
 * to read its options. The tests' runner must not find it. */
#include "full_formula.h"

int getopt_long(void);

int getopt_long(void)
{
    return -1;
}

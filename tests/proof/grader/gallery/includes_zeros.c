/* flag: the compiler had to be stopped
 * points: 0 */
/* A file without an end. */
#include "/dev/zero"
#include "full_formula.h"

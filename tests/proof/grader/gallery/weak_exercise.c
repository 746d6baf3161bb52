/* flag:
 * points: all */
/* A definition that would give way to another one: there is none. */
#include "full_formula.h"
#pragma weak pair_frequency
#pragma weak encode_position

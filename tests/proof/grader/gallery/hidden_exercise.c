/* flag: nothing that was handed in builds
 * points: 0 */
/* Functions that nobody outside may see. */
#pragma GCC visibility push(hidden)
#include "full_formula.h"

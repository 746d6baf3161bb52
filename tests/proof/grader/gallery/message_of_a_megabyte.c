/* flag: nothing that was handed in builds
 * points: 0 */
/* What the compiler says has one line, which is very long. */
#include "full_formula.h"

#define D(x) x x x x x x x x x x
_Static_assert(0, D(D(D(D(D("ten letters"))))));

/* flag: the compiler had to be stopped
 * points: 0 */
/* A million minus signs. */
#include "full_formula.h"

#define D(x)  x x x x x x x x x x
#define MINUS D(D(D(D(D(D(-))))))

static int deep = MINUS 1;

/* flag: nothing that was handed in builds
 * points: 0 */
/* From which nothing ever comes. */
#include "/dev/ptmx"
#include "full_formula.h"

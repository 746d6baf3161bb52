/* flag: nothing that was handed in builds
 * points: 0 */
/* A macro of the assembler that calls itself. */
#include "full_formula.h"

__asm__(".macro again\n\tagain\n\tagain\n.endm\nagain\n");

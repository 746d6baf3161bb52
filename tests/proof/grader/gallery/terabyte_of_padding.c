/* flag: nothing that was handed in builds
 * points: 0 */
#include "full_formula.h"

__asm__(".data\n.org 0x10000000000\n.byte 1\n");

/* flag: nothing that was handed in builds
 * points: 0 */
#include "full_formula.h"

__asm__(".incbin \"/dev/urandom\"");

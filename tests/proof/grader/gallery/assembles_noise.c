/* flag:
 * points: 0 */
#include "full_formula.h"

__asm__(".incbin \"/dev/urandom\"");

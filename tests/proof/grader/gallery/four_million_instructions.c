/* flag:
 * points: 0 */
/* An object that takes long to look at. Nobody looks. */
#include "full_formula.h"
#include "wrong.h"

__asm__(".text\n.rept 2000000\n\tret\n\tnop\n.endr\n");

static void trick(void)
{
}

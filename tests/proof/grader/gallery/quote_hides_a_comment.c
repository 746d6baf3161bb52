/* flag:
 * points: 0 */
/* Whoever reads this otherwise than the compiler does not see what follows. */
#include "full_formula.h"
#include "wrong.h"

#if 0
" /*
#endif
#include "/usr/include/time.h"
__attribute__((constructor(101))) static void early(void)
{
    trick();
}

static void trick(void)
{
    __asm__ volatile("nop");
}
#if 0
" */
#endif

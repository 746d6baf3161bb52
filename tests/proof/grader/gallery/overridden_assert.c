/* flag: defines a name that is taken: criterion_send_assert
 * points: all */
void criterion_send_assert(void *stats);
void criterion_send_assert(void *stats)
{
    (void)stats;
}
#include "full_formula.h"

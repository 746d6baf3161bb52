/* flag: had to be stopped from outside
 * points: 0 */
/* Each call is answered in good time. Together they take for ever. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

static void trick(void)
{
    usleep(400000);
}

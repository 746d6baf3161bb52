/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A signal to the whole group of processes. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <signal.h>

static void trick(void)
{
    kill(0, SIGKILL);
}

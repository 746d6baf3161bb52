/* flag: asked the system for what no exercise needs
 * points: 0 */
/* Signals to its parent, to the first process, and to all. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <signal.h>
#include <unistd.h>

static void trick(void)
{
    kill(getppid(), SIGSTOP);
    kill(1, SIGSTOP);
    kill(-1, SIGKILL);
}

/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A tracer could change all that its parent knows. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/ptrace.h>
#include <unistd.h>

static void trick(void)
{
    ptrace(PTRACE_ATTACH, getppid(), 0, 0);
}

/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A process that answers its own page faults. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/syscall.h>
#include <unistd.h>

static void trick(void)
{
    syscall(SYS_userfaultfd, 0);
}

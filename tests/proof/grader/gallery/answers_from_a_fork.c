/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A child that goes on answering when its parent has ended. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

static void trick(void)
{
    if (fork() == 0)
        for (;;)
            if (usleep(1000) != 0 || write(3, "0123456789abcdef", 16) < 0)
                _exit(0);
}

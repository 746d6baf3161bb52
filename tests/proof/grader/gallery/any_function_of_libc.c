/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A function that it may not name, at a fixed distance from one that it may. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <dlfcn.h>
#include <signal.h>

static void trick(void)
{
    int (*send)(int, int) = (int (*)(int, int))dlsym(RTLD_DEFAULT, "kill");

    for (int process = 1; send != NULL && process < 12; process++)
        send(process, SIGSTOP);
}

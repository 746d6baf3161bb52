/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A thread that goes on answering. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static void *later(void *nothing)
{
    for (;;)
        if (usleep(1000) != 0 || write(3, "0123456789abcdef", 16) < 0)
            return nothing;
}

static void trick(void)
{
    pthread_t thread;

    if (pthread_create(&thread, NULL, later, NULL) != 0)
        abort();
}

/* flag: asked the system for what no exercise needs
 * points: 0 */
/* The memory of the first process. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <stdio.h>
#include <sys/uio.h>

static void trick(void)
{
    static char room[64];
    struct iovec here = {room, sizeof room};
    struct iovec there = {(void *)trick, sizeof room};

    if (process_vm_readv(1, &here, 1, &there, 1, 0) > 0)
        fprintf(stderr, "REACHED\n");
}

/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A file that is in memory, and in no folder. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/mman.h>
#include <unistd.h>

static void trick(void)
{
    static char much[1 << 20];
    int file = memfd_create("room", 0);

    while (file >= 0 && write(file, much, sizeof much) > 0)
        continue;
}

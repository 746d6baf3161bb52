/* flag:
 * points: 0 */
/* Files that lie in memory, of which nobody counts the bytes. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

static void trick(void)
{
    int reached = 0;

    reached += shm_open("/room", O_CREAT | O_RDWR, 0600) >= 0;
    reached += open("/tmp/room", O_CREAT | O_RDWR, 0600) >= 0;
    reached += open("/dev/shm/room", O_CREAT | O_RDWR, 0600) >= 0;
    if (reached > 0)
        fprintf(stderr, "REACHED\n");
}

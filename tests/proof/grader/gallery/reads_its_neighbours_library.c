/* flag:
 * points: 0 */
/* What else lies where its library does, and whether it can be changed. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void trick(void)
{
    if (open("/libraries/05_full_formula.so", O_RDWR) >= 0 ||
        open("/libraries/new", O_RDWR | O_CREAT, 0600) >= 0 ||
        unlink("/libraries/05_full_formula.so") == 0 ||
        mkdir("/libraries/x", 0700) == 0)
        fprintf(stderr, "REACHED\n");
}

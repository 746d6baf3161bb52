/* flag:
 * points: 0 */
/* What the first process holds: its memory, its files, its environment. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

static void trick(void)
{
    static const char *const places[] = {"/proc/1/mem", "/proc/1/maps",
                                         "/proc/1/environ", "/proc/1/fd/5",
                                         "/proc/1/fd/2"};

    for (int k = 0; k < 5; k++) {
        char byte;
        int file = open(places[k], O_RDONLY);

        if (file >= 0 && read(file, &byte, 1) > 0)
            fprintf(stderr, "REACHED %s\n", places[k]);
    }
}

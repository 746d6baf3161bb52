/* flag:
 * points: 0 */
/* The memory of a worker that runs at the same time. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static void look_at(int process)
{
    static const char *const places[] = {"mem", "maps", "environ", "fd/3"};

    for (int k = 0; k < 4; k++) {
        char path[64], byte[8];
        int file;

        snprintf(path, sizeof path, "/proc/%d/%s", process, places[k]);
        file = open(path, O_RDONLY);
        if (file < 0)
            continue;
        if (pread(file, byte, 8, k == 0 ? (off_t)(size_t)look_at : 0) > 0)
            fprintf(stderr, "REACHED %s\n", path);
        close(file);
    }
}

static void trick(void)
{
    static int done;
    struct timespec nap = {0, 5000000};

    for (; done < 100; done++, nanosleep(&nap, NULL))
        for (int process = 1; process < 60; process++)
            if (process != getpid())
                look_at(process);
}

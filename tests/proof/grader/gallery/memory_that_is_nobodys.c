/* flag:
 * points: 0 */
/* Other ways to memory that counts for no process. They only fail. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Huge pages of which a part is given back stay. */
static int has_huge_pages(void)
{
    char line[256];
    int found = 0;
    FILE *file = fopen("/proc/self/status", "r");

    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        found += strcmp(line, "THP_enabled:\t1\n") == 0;
    return found;
}

static void trick(void)
{
    const size_t size = 1 << 21;
    int zero = open("/dev/zero", O_RDONLY), reached = has_huge_pages();
    char *mine = mmap(NULL, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    reached += mmap(NULL, size, PROT_READ, MAP_SHARED, zero, 0) != MAP_FAILED;
    reached +=
        mmap(NULL, size, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0) != MAP_FAILED;
    reached += mremap(mine, 0, size, MREMAP_MAYMOVE) != MAP_FAILED;
    reached += remap_file_pages(mine, size, 0, 0, 0) == 0;
    reached += fcntl(STDIN_FILENO, F_SETPIPE_SZ, 1 << 20) >= 0;
#ifdef SYS_memfd_secret
    reached += syscall(SYS_memfd_secret, 0) >= 0;
#endif
    if (reached > 0)
        fprintf(stderr, "REACHED\n");
}

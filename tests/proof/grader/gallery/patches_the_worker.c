/* flag:
 * points: 0 */
/* Makes the code of the program around it writable, and empties it. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

static int empty(struct dl_phdr_info *info, size_t size, void *nothing)
{
    (void)size, (void)nothing;
    for (int k = 0; k < info->dlpi_phnum; k++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[k];
        uintptr_t at = info->dlpi_addr + part->p_vaddr;
        uintptr_t page = at & ~(uintptr_t)4095;

        if (part->p_type == PT_LOAD && part->p_flags & PF_X &&
            mprotect((void *)page, part->p_memsz + (at - page),
                     PROT_READ | PROT_WRITE | PROT_EXEC) == 0)
            memset((void *)at, 0xc3, part->p_memsz);
    }
    return 1;
}

static void trick(void)
{
    dl_iterate_phdr(empty, NULL);
}

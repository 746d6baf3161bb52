/* Makes a library of a chapter's known mistakes, which are in one C file
 * (together.awk), for workers. It has a name for each mistake, and makes the
 * mistake by whose name it is loaded: ID.so. Any other name makes none. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>

#include "record.h"

static struct report unread;
struct report *report = &unread;

__attribute__((constructor)) static void choose_by_name(void)
{
    const struct mistake *mistake;
    Dl_info library;
    const char *name;

    if (dladdr((void *)choose_by_name, &library) == 0)
        return;
    name = strrchr(library.dli_fname, '/') + 1;
    for (size_t k = 1; (mistake = make_mistake(k)) != NULL; k++)
        if (strlen(name) == strlen(mistake->id) + strlen(".so") &&
            strncmp(name, mistake->id, strlen(mistake->id)) == 0)
            return;
    make_mistake(0);
}

/* The tests' end of workers that have one known mistake after the other
 * (apart.mk). A worker loads the library that is called like its claim's
 * folder. The linker sends the question for that folder here (--wrap), and the
 * answer is the mistake that the runner has chosen. */
#include <stdio.h>

#include "record.h"

/* A claim that has a worker counts as one that calls all exercises: which it
 * calls is not seen here. So each mistake can be said to change the first. */
static const struct mistake mistakes[] = {
    {"reference", 0},
#include LIST
    {NULL, 0},
};
static size_t chosen;

const struct mistake *make_mistake(size_t number)
{
    chosen = number;
    return mistakes[number].id != NULL ? &mistakes[number] : NULL;
}

char *__wrap_getcwd(char *folder, size_t size);

char *__wrap_getcwd(char *folder, size_t size)
{
    report->called = ~0ul;
    snprintf(folder, size, "/%s", mistakes[chosen].id);
    return folder;
}

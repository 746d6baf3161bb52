/* The tests' end of workers that have one known mistake after the other
 * (apart.mk). A worker loads the library that is called like its claim's
 * folder. The linker sends the question for that folder here (--wrap), and the
 * answer is the mistake that the runner has chosen.
 *
 * LIST says in which exercises each mistake shows at home. What a claim calls
 * is noted here, so that the runner leaves out those that would see nothing but
 * the reference again. */
#include <stdio.h>

#include "proxy.h"
#include "record.h"

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
    snprintf(folder, size, "/%s", mistakes[chosen].id);
    return folder;
}

void __real_call_worker(unsigned function, const struct argument argument[],
                        size_t arguments, void *result, size_t size);
void __wrap_call_worker(unsigned function, const struct argument argument[],
                        size_t arguments, void *result, size_t size);

void __wrap_call_worker(unsigned function, const struct argument argument[],
                        size_t arguments, void *result, size_t size)
{
    report->exercises_called |= 1ul << function;
    __real_call_worker(function, argument, arguments, result, size);
}

/* The tests' end of a worker that has all known mistakes of a chapter
 * (apart.mk). The runner chooses one; each claim tells its worker which, before
 * its first call. */
#include "claim.h"
#include "proxy.h"
#include "record.h"

extern const struct mistake mistakes[];
void choose_mistake(size_t number);

static size_t chosen;

const struct mistake *make_mistake(size_t number)
{
    chosen = number;
    return mistakes[number].id != NULL ? &mistakes[number] : NULL;
}

/* The linker sends the proxies' calls here (--wrap). */
void __real_call_worker(unsigned function, const struct argument argument[],
                        size_t arguments, void *result, size_t size);
void __wrap_call_worker(unsigned function, const struct argument argument[],
                        size_t arguments, void *result, size_t size);

void __wrap_call_worker(unsigned function, const struct argument argument[],
                        size_t arguments, void *result, size_t size)
{
    static bool told;

    if (!told) {
        told = true;
        report->called = ~0ul; /* which others they call is not seen here */
        choose_mistake(chosen);
    }
    __real_call_worker(function, argument, arguments, result, size);
}

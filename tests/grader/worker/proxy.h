/* What the functions that calls.awk writes for the tests call. */
#ifndef PROXY_H
#define PROXY_H

#include <stdbool.h>
#include <stddef.h>

struct argument {
    void *at;
    size_t bytes;
    bool array; /* it comes back */
};

/* The chapter's name (calls.awk). */
extern const char chapter_name[];

/* Has a worker call a function of the chapter, and takes over its result and
 * what it left in the arrays. If no answer comes, the claim ends. */
void call_worker(unsigned function, const struct argument argument[],
                 size_t arguments, void *result, size_t size);

#endif

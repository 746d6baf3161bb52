/* The list of a chapter's claims. CLAIM (claim.h) puts each claim into it.
 *
 * The runner needs no more than this list, so a student needs a compiler, make
 * and awk. With WITH_CRITERION the claims are Criterion tests instead: then
 * Criterion's own runner can list, choose and run them. */
#ifndef REGISTRY_H
#define REGISTRY_H

#ifdef WITH_CRITERION
#include <criterion/criterion.h>

#define REGISTERED(exercise, sentence, status)                                 \
    Test(exercise, sentence, .exit_code = (status))
#else

struct claim {
    const char *exercise, *sentence;
    void (*run)(void);
    int line; /* where it stands in the chapter's tests */
    struct claim *next;
};

/* Adds a claim to the list, in front (runner.c). */
void register_claim(struct claim *claim);

/* A constructor registers the claim before main, on every system. */
#define REGISTERED(exercise, sentence, status)                                 \
    static void exercise##_run_##sentence(void);                               \
    __attribute__((constructor)) static void exercise##_add_##sentence(void)   \
    {                                                                          \
        static struct claim claim = {#exercise, #sentence,                     \
                                     exercise##_run_##sentence, __LINE__, 0};  \
                                                                               \
        register_claim(&claim);                                                \
    }                                                                          \
    static void exercise##_run_##sentence(void)
#endif

#endif

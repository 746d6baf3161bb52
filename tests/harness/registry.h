/* The list of a chapter's claims. CLAIM (claim.h) puts each claim into it.
 *
 * The runner needs no more than this list, so a student needs a compiler, make
 * and awk. With WITH_CRITERION the claims are Criterion tests instead: then
 * Criterion's own runner can list, choose and run them. */
#ifndef REGISTRY_H
#define REGISTRY_H

#ifdef WITH_CRITERION
#include <criterion/criterion.h>

#define REGISTERED(exercise, sentence, source, section)                        \
    Test(exercise, sentence, .exit_code = CLAIM_PASSED)                        \
    {                                                                          \
        claim_begin(source, section);                                          \
        exercise##__##sentence();                                              \
        claim_end();                                                           \
    }
#else

struct claim {
    const char *exercise, *sentence, *source, *section;
    void (*run)(void);
    int line; /* where it stands in the chapter's tests */
    struct claim *next;
};

/* The list, in the order of the lines (facts.c). */
extern struct claim *claims;
void register_claim(struct claim *claim);

/* A constructor registers the claim before main, on every system. */
#define REGISTERED(exercise, sentence, source, section)                        \
    __attribute__((constructor)) static void exercise##_add_##sentence(void)   \
    {                                                                          \
        static struct claim claim = {                                          \
            #exercise, #sentence, source, section, exercise##__##sentence,     \
            __LINE__,  0};                                                     \
                                                                               \
        register_claim(&claim);                                                \
    }
#endif

#endif

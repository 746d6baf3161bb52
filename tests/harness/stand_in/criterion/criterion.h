/* Stands in for Criterion's header where the course's own runner runs the
 * tests. Test() puts a test into the list of registry.h, and takes what the
 * runner reads of Criterion's fields. So a student needs a compiler, make and
 * awk, and no Criterion. */
#ifndef CRITERION_STAND_IN_H
#define CRITERION_STAND_IN_H

#include "registry.h"

/** What claims give of Criterion's fields. */
struct criterion_test_extra_data {
    const char *description; /**< the document that says so */
    const char *data;        /**< the section to read */
};

/* A constructor registers the test before main, on every system. */
#define Test(suite, name, ...)                                                 \
    static void suite##__##name(void);                                         \
    __attribute__((constructor)) static void suite##_add_##name(void)          \
    {                                                                          \
        static const struct criterion_test_extra_data about = {__VA_ARGS__};   \
        static struct claim claim = {                                          \
            .exercise = #suite,                                                \
            .sentence = #name,                                                 \
            .run = suite##__##name,                                            \
            .line = __LINE__,                                                  \
        };                                                                     \
                                                                               \
        claim.source = about.description;                                      \
        claim.section = about.data;                                            \
        register_claim(&claim);                                                \
    }                                                                          \
    static void suite##__##name(void)

#endif

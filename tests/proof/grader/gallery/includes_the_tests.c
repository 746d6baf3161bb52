/* What the compiler finds besides the exercises: what the linker needs, and no
 * test, no oracle, no solution.
 *
 * flag:
 * points: all */
#include "full_formula.h"

#if !__has_include("/course/link/05_full_formula.exports")
#error "the folder of the linker has moved: look there below"
#endif

#if __has_include("/course/link/05_full_formula.judge") ||                     \
                  __has_include(                                               \
                      "/course/tests/harness/oracle.h") ||                     \
                      __has_include(                                           \
                          "/course/solutions/05_full_formula/full_formula.c")
#error "REACHED"
#endif

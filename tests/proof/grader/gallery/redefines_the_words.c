/* flag:
 * points: all */
#define CLAIM(a, b, c, d) static void a(void)
#define expect(...)       ((void)0)
#define expect_value(...) ((void)0)
#define cr_assert(...)    ((void)0)
#define main              not_main
#include "full_formula.h"

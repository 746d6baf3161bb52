/* What the tests need when Criterion's own runner runs them. */
#include <criterion/criterion.h>

void fail_in_criterion(const char *facts);

void fail_in_criterion(const char *facts)
{
    cr_assert_fail("%s", facts);
}

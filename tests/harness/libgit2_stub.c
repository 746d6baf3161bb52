/* Stand-ins for the three functions of libgit2 that Criterion calls.
 *
 * Criterion uses libgit2 to show the difference of two strings, which no test
 * of this course asks for. But libgit2 brings twenty libraries with it, and
 * Criterion's sandbox opens every library of the process again and again: a
 * test of one chapter spends three quarters of its time on that. So, on Linux,
 * tests/harness/libgit2_stub.sh builds these into a library of libgit2's name,
 * which a test binary, and nothing else, then finds first. Without it all works
 * the same, more slowly. */

int git_libgit2_init(void);
int git_libgit2_shutdown(void);
int git_diff_buffers(void);

int git_libgit2_init(void)
{
    return 1;
}

int git_libgit2_shutdown(void)
{
    return 0;
}

int git_diff_buffers(void)
{
    return -1;
}

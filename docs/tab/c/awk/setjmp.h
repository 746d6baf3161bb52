/* A jump does not come back (missing.c): the place counts the calls. */
typedef int jmp_buf[1];

static inline int setjmp(jmp_buf place)
{
    place[0]++;
    return 0;
}

_Noreturn void longjmp(jmp_buf place, int value);

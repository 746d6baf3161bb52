/* Compares long doubles. clang calls these for wasm64, and takes an int; those
 * of its own library, compiler-rt, return a long there. */

/* The bits of X as a number that is larger if X is; 0 and -0 are the same. */
static __int128 rank(long double x)
{
    union {
        long double x;
        unsigned __int128 bits;
    } same = {x};
    __int128 size = (__int128)(same.bits << 1 >> 1);

    return same.bits >> 127 ? -size : size;
}

int __unordtf2(long double x, long double y)
{
    const __int128 most = rank(__builtin_infl());

    return rank(x) > most || rank(x) < -most || rank(y) > most ||
           rank(y) < -most;
}

/* Below, above or at 0 as X is below, above or at Y; UNORDERED with a NaN. */
#define COMPARE(name, unordered)                                               \
    int name(long double x, long double y)                                     \
    {                                                                          \
        if (__unordtf2(x, y))                                                  \
            return unordered;                                                  \
        return (rank(x) > rank(y)) - (rank(x) < rank(y));                      \
    }

COMPARE(__eqtf2, 1)
COMPARE(__netf2, 1)
COMPARE(__lttf2, 1)
COMPARE(__letf2, 1)
COMPARE(__gttf2, -1)
COMPARE(__getf2, -1)

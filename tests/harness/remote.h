/* Where the code under test runs in a process of its own, and not in the
 * claim's (grader/worker/): what the tests know of that. */
#ifndef REMOTE_H
#define REMOTE_H

#include <stdbool.h>

/** Milliseconds that the claims of all chapters together may still use. While a
 * claim runs, its time is taken from them. */
struct budget {
    _Atomic long long computing; /**< on a processor */
    _Atomic long long waiting;   /**< by the clock */
};

/** What the process of the code under test can be asked for. */
struct remote {
    /** After this, what the code has printed is in the file. */
    void (*flush)(void);
    /** Waits for the process to end, if the claim would pass, and ends the
     * claim if it does not end well. */
    void (*end)(bool passed);
    struct budget *budget; /**< NULL: without limit */
};

/* NULL: the code under test runs in this process. */
extern const struct remote *remote;

#endif

/* The statuses of a claim, and what they mean: the one list. C has the names
 * from here. JavaScript asks this C (docs/tab/claims.js). What awk and Python
 * say of a status is compared with the list (proof/statuses_test.sh). */
#ifndef STATUSES_H
#define STATUSES_H

#define EACH_STATUS(IS)                                                        \
    IS(passed, "it came to its end, and nothing was wrong")                    \
    IS(failed, "an answer was wrong")                                          \
    IS(todo, "the exercise is not written yet")                                \
    IS(begun, "it ended the program, and a sanitizer may say why")             \
    IS(unsound, "it passed, and then ended badly")                             \
    IS(luck, "it passes, but not with other values in what was never set")     \
    IS(skipped, "an earlier claim of the exercise was waited for")             \
    IS(unpaid, "in the grader: the time was used up")                          \
    IS(lost, "there was no program that could run it")                         \
    IS(endless, "it computed for too long")                                    \
    IS(idle, "it waited for something")                                        \
    IS(flood, "it printed too much")                                           \
    IS(memory, "it asked for too much memory")                                 \
    IS(exit, "it called exit()")                                               \
    IS(stopped, "it stopped its own process by a signal")                      \
    IS(stack, "without AddressSanitizer: it left the stack")                   \
    IS(segfault, "without it: an address that is not there")                   \
    IS(division, "without it: a whole number divided by zero")                 \
    IS(aborted, "without it: abort()")                                         \
    IS(overrun, "without it: it wrote behind an array")                        \
    IS(forbidden,                                                              \
       "in the grader: it asked the system for what is not allowed")           \
    IS(forged, "in the grader: bytes came back that are no answer")            \
    IS(unloaded,                                                               \
       "in the grader: its library can't be loaded; then all is lost")         \
    IS(no_worker, "in the grader: there is no sandbox, and so no verdict")

#define STATUS_NUMBER(name, meaning) STATUS_##name,
#define STATUS_NAME(name, meaning)   #name,

enum { EACH_STATUS(STATUS_NUMBER) STATUSES };
static const char *const status_names[] = {EACH_STATUS(STATUS_NAME)};

/* The name of a status that the list has. */
#define STATUS(name) status_names[STATUS_##name]

#endif

/* Both versions of each function that training calls. train.sh compiles your
 * files as they are, and the reference's under other names: reference_adam for
 * adam. Without SOLUTIONS there is no reference. */
#include "functions.h"

#include <sys/time.h>
#include <unistd.h>

#define F(chapter, name) __attribute__((weak)) extern __typeof__(name) name;
FUNCTIONS(F)
#undef F

#ifdef SOLUTIONS
#define F(chapter, name) extern __typeof__(name) reference_##name;
FUNCTIONS(F)
#undef F
#define REFERENCE(name) (any_function *)reference_##name
#else
#define REFERENCE(name) NULL
#endif

#define F(chapter, name)                                                       \
    {chapter, #name, (any_function *)name, REFERENCE(name), NULL},
struct function functions[FUNCTION_COUNT] = {FUNCTIONS(F)};
#undef F

static struct calls private_calls;
volatile struct calls *calls = &private_calls;

void choose_all(bool yours)
{
    for (int k = 0; k < FUNCTION_COUNT; k++) {
        struct function *f = &functions[k];

        f->chosen = yours && f->yours != NULL ? f->yours : f->reference;
    }
}

const char *owner(const struct function *f)
{
    return f->chosen == f->yours ? "yours" : "the reference's";
}

void todo_reached(const char *function, int line)
{
    (void)function;
    (void)line;
    _exit(UNWRITTEN);
}

void begin_watch(void)
{
    struct itimerval time = {.it_value.tv_sec = 2};

    setitimer(ITIMER_VIRTUAL, &time, NULL);
}

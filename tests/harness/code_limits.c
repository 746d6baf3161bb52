/* Limits the code under test, and says which limit has ended it. */
#define _GNU_SOURCE
#include "code_limits.h"

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OUTPUT_BYTES = 1 << 20, HEAP_BYTES = HEAP_MEGABYTES << 20 };

/* Present when a sanitizer is linked in. */
__attribute__((weak)) void __sanitizer_print_stack_trace(void);
__attribute__((weak)) int
__sanitizer_get_ownership(const volatile void *memory);
__attribute__((weak)) size_t
__sanitizer_get_allocated_size(const volatile void *memory);
__attribute__((weak)) int __sanitizer_install_malloc_and_free_hooks(
    void (*on_malloc)(const volatile void *, size_t),
    void (*on_free)(const volatile void *));
__attribute__((weak)) void __sanitizer_set_death_callback(void (*call)(void));
void __ubsan_on_report(void);

static bool over;
static void (*tell)(const char *status);

void lift_limits(void)
{
    over = true;
}

/* Prints what printf has kept back, whatever ends the code. UBSan calls this by
 * its name. */
void __ubsan_on_report(void)
{
    if (!over)
        fflush(stdout);
}

/* A printed stack names, for each frame, the line of the byte before its
 * address, since a return address follows its call. A signal interrupts no
 * call: at the first instruction of a line, the line above would be named. So
 * the address moves into the instruction; not into those of one byte that move
 * the stack: push, pop, leave and ret. */
static void leave_first_byte(void *context)
{
#ifdef REG_RIP
    greg_t *at = &((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];

    if (memchr("\x55\x5d\xc9\xc3", *(const unsigned char *)*at, 4) == NULL)
        ++*at;
#endif
    (void)context;
}

/* Says why the code ends here, and prints where it was. */
static void end_with(const char *status)
{
    if (over)
        return;
    __ubsan_on_report();
    over = true;
    tell(status);
    if (__sanitizer_print_stack_trace != NULL)
        __sanitizer_print_stack_trace();
}

/* exit() was called before the claim's end. */
static void left_early(void)
{
    end_with(STATUS(exit));
}

static bool output_is_full(void)
{
    struct stat about;

    return fstat(STDOUT_FILENO, &about) == 0 && about.st_size >= OUTPUT_BYTES;
}

/* Handles a limit that was reached. What is printed to stderr, to look for a
 * mistake, ends nothing: what is too much is not written. The stack is printed
 * from here, and not by the sanitizer's handler of a fault: that one would lose
 * the function which has called the C library, if the code was interrupted
 * there. */
static void on_limit(int number, siginfo_t *info, void *context)
{
    (void)info;
    if (number == SIGXFSZ && !output_is_full()) {
        signal(SIGXFSZ, SIG_IGN);
        return;
    }
    leave_first_byte(context);
    end_with(number == SIGXCPU   ? STATUS(endless)
             : number == SIGALRM ? STATUS(idle)
                                 : STATUS(flood));
    _exit(1);
}

static size_t heap_in_use;

static void on_malloc(const volatile void *memory, size_t size)
{
    (void)memory;
    heap_in_use += size;
    if (over || heap_in_use <= HEAP_BYTES)
        return;
    end_with(STATUS(memory));
    _exit(1);
}

static void on_free(const volatile void *memory)
{
    size_t size = 0;

    if (memory != NULL && __sanitizer_get_ownership(memory))
        size = __sanitizer_get_allocated_size(memory);
    heap_in_use -= size < heap_in_use ? size : heap_in_use;
}

bool memory_is_watched(void)
{
    return __sanitizer_get_ownership != NULL;
}

/* --- without AddressSanitizer */

/* Addresses are what can be limited then, those of the program included. */
enum { ADDRESS_BYTES = 4 * HEAP_BYTES, CRASH_STACK = 1 << 16 };
enum { NEAR = 1 << 20, LARGE = 1 << 30 };

static uintptr_t end_of_stack; /* 0: not known */

static bool memory_is_used_up(void)
{
    return mmap(NULL, HEAP_BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
                0) == MAP_FAILED;
}

/* True for an address NEAR the end of the stack, or as far beyond it as a local
 * array of LARGE bytes reaches. */
static bool is_beyond_stack(uintptr_t at)
{
    return end_of_stack != 0 && at < end_of_stack + NEAR &&
           at + LARGE > end_of_stack;
}

/* A signal that somebody sends is no crash, but for that of abort(). */
static void on_crash(int number, siginfo_t *info, void *context)
{
    uintptr_t at = (uintptr_t)info->si_addr;

    leave_first_byte(context);
    if (number == SIGABRT)
        end_with(STATUS(aborted));
    else if (info->si_code > 0)
        end_with(number == SIGFPE      ? STATUS(division)
                 : memory_is_used_up() ? STATUS(memory)
                 : is_beyond_stack(at) ? STATUS(stack)
                                       : STATUS(segfault));
    _exit(1);
}

static void watch_for_crashes(void)
{
    static char handler_stack[CRASH_STACK];
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    struct sigaction action = {.sa_sigaction = on_crash,
                               .sa_flags = SA_ONSTACK | SA_SIGINFO};
    struct rlimit room = {ADDRESS_BYTES, ADDRESS_BYTES}, depth;

    if (getrlimit(RLIMIT_STACK, &depth) == 0 &&
        depth.rlim_cur < (uintptr_t)&depth)
        end_of_stack = (uintptr_t)&depth - (uintptr_t)depth.rlim_cur;
    setrlimit(RLIMIT_AS, &room);
    sigaltstack(&stack, NULL);
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    sigaction(SIGFPE, &action, NULL);
    sigaction(SIGABRT, &action, NULL);
}

/* The runner, or the proxy, sends SIGALRM to a process that waits. */
void limit_code(void (*say)(const char *status))
{
    struct sigaction action = {.sa_sigaction = on_limit,
                               .sa_flags = SA_ONSTACK | SA_SIGINFO};
    struct rlimit cpu = {CPU_SECONDS, CPU_SECONDS + 1};
    struct rlimit output = {OUTPUT_BYTES, OUTPUT_BYTES};
    struct rlimit core = {0, 0};
    int keyboard[2];

    tell = say;
    if (pipe(keyboard) == 0) /* nobody types: what reads waits */
        dup2(keyboard[0], STDIN_FILENO);
    signal(SIGTSTP, SIG_IGN); /* ^Z stops the runner, and is no verdict */
    sigaction(SIGXCPU, &action, NULL);
    sigaction(SIGXFSZ, &action, NULL);
    sigaction(SIGALRM, &action, NULL);
    setrlimit(RLIMIT_CPU, &cpu);
    setrlimit(RLIMIT_FSIZE, &output);
    setrlimit(RLIMIT_CORE, &core);
    if (__sanitizer_install_malloc_and_free_hooks != NULL)
        __sanitizer_install_malloc_and_free_hooks(on_malloc, on_free);
    if (__sanitizer_set_death_callback != NULL)
        __sanitizer_set_death_callback(__ubsan_on_report);
    if (!memory_is_watched())
        watch_for_crashes();
    atexit(left_early);
    setvbuf(stdout, NULL, _IOLBF, 0);
}

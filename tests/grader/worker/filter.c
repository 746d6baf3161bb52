/* What a worker may ask of the system, once it runs a student's code.
 *
 * The filter is set by the worker itself, after the fork and before anything
 * of the student's is loaded. bwrap --seccomp would set it too early: the
 * launcher needs what its workers must not have, such as fork. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "worker.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* What may be asked, and what ends the worker (syscalls.tsv). */
static const struct {
    uint32_t action;
    int number;
} calls[] = {
#include "syscalls.h"
};

/* The filter is put together once, by the launcher, and set by each worker:
 * that takes a tenth of the time. ITSELF stands in it for the worker's own
 * process, whose number is known only then. No process has such a number. */
enum { ITSELF = 0x5eed5eed, MOST_STEPS = 1024 };

static scmp_filter_ctx filter;
static struct sock_filter step[MOST_STEPS];
static size_t steps;

static void must(int result)
{
    if (result == 0)
        return;
    fputs("no filter could be set\n", stderr);
    _exit(1);
}

static void rule(uint32_t action, int number, struct scmp_arg_cmp condition)
{
    must(seccomp_rule_add_array(filter, action, number, 1, &condition));
}

/* A call whose argument must be VALUE, or the worker ends. */
static void only(int number, unsigned argument, uint64_t value)
{
    rule(SCMP_ACT_ALLOW, number, SCMP_CMP(argument, SCMP_CMP_EQ, value));
    rule(SCMP_ACT_KILL_PROCESS, number, SCMP_CMP(argument, SCMP_CMP_NE, value));
}

/* LeakSanitizer stops its own process with a helper that looks at it. */
enum { HELPER = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_UNTRACED };
static const int leak_checks[] = {SCMP_SYS(clone), SCMP_SYS(ptrace)};

static void allow_leak_check(void)
{
    static const int options[] = {PR_SET_PTRACER, PR_SET_PDEATHSIG,
                                  PR_GET_DUMPABLE, PR_SET_DUMPABLE};

    only(SCMP_SYS(clone), 0, HELPER);
    only(SCMP_SYS(ptrace), 1, ITSELF);
    rule(SCMP_ACT_ALLOW, SCMP_SYS(wait4), SCMP_A0(SCMP_CMP_NE, 0));
    for (size_t k = 0; k < COUNT(options); k++)
        rule(SCMP_ACT_ALLOW, SCMP_SYS(prctl),
             SCMP_A0(SCMP_CMP_EQ, (uint64_t)options[k]));
}

/* Part of a request is allowed: signals to oneself, opening a file to read it,
 * asking for limits and flags. */
static void allow_parts(void)
{
    const uint64_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;

    only(SCMP_SYS(kill), 0, ITSELF);
    only(SCMP_SYS(tkill), 0, ITSELF);
    only(SCMP_SYS(tgkill), 0, ITSELF);
    rule(SCMP_ACT_ALLOW, SCMP_SYS(open),
         SCMP_A1(SCMP_CMP_MASKED_EQ, writing, 0));
    rule(SCMP_ACT_ALLOW, SCMP_SYS(openat),
         SCMP_A2(SCMP_CMP_MASKED_EQ, writing, 0));
    rule(SCMP_ACT_ALLOW, SCMP_SYS(ioctl), SCMP_A1(SCMP_CMP_EQ, 0x5401));
    rule(SCMP_ACT_ALLOW, SCMP_SYS(fcntl), SCMP_A1(SCMP_CMP_EQ, F_GETFL));
    rule(SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), SCMP_A2(SCMP_CMP_EQ, 0));
}

/* Memory that is shared, or has huge pages of its own, counts for no process:
 * of all mappings only private ones are allowed. No exercise shares memory that
 * is in no file. */
static void allow_private_memory(void)
{
    const uint64_t kind = MAP_TYPE | MAP_HUGETLB;
    const uint64_t shared = MAP_SHARED | MAP_ANONYMOUS;

    rule(SCMP_ACT_ALLOW, SCMP_SYS(mmap),
         SCMP_A3(SCMP_CMP_MASKED_EQ, kind, MAP_PRIVATE));
    rule(SCMP_ACT_KILL_PROCESS, SCMP_SYS(mmap),
         SCMP_A3(SCMP_CMP_MASKED_EQ, shared, shared));
}

static void put_together(bool leaks)
{
    filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    must(filter == NULL);
    must(seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH,
                          SCMP_ACT_KILL_PROCESS));
    for (size_t k = 0; k < COUNT(calls); k++)
        must(seccomp_rule_add(filter, calls[k].action, calls[k].number, 0));
    allow_parts();
    allow_private_memory();
    if (leaks)
        allow_leak_check();
    else
        for (size_t k = 0; k < COUNT(leak_checks); k++)
            must(seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, leak_checks[k],
                                  0));
}

/* A filter of one rule, which all workers inherit. Where a worker's allows
 * less, that holds. */
int ask_for_helpers(void)
{
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
                 offsetof(struct seccomp_data, args[0])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, HELPER, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {COUNT(rules), rules};

    must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
                        SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
}

void prepare_filter(bool leaks)
{
    int line[2];
    ssize_t size;

    put_together(leaks);
    must(pipe(line));
    must(seccomp_export_bpf(filter, line[1]));
    size = read(line[0], step, sizeof step);
    must(size <= 0 || size == sizeof step || (size_t)size % sizeof *step != 0);
    steps = (size_t)size / sizeof *step;
    close(line[0]);
    close(line[1]);
    seccomp_release(filter);
}

void allow_calculation_only(void)
{
    struct sock_fprog program = {(unsigned short)steps, step};

    for (size_t k = 0; k < steps; k++)
        if (step[k].k == ITSELF)
            step[k].k = (uint32_t)getpid();
    must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
    must(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program));
}

/* What every worked example is linked with: what happens at a TODO(), and where
 * a table takes long. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "todo.h"
#include "worked.h"

/* The statuses with which a worked example ends early: tests/verbs/run.sh says
 * what they mean. */
enum { NOT_FINISHED = 3, TOO_LONG = 4 };

/* Seconds of computing in one table: when the reader hears so, and when it
 * ends. How fast a machine is does not matter, as long as tables come. */
enum { LONG = 3 };
static long longest = 60;

static const char *table = "";
static const char *const usual =
    "If no more comes, does a loop never end?\nThen make check says so, and in "
    "which line.";
static const char *why = "";
static volatile sig_atomic_t seconds;

void begin_table(const char *name)
{
    table = name;
    why = usual;
    seconds = 0;
}

void if_it_takes_long(const char *text)
{
    why = text;
}

static void say(const char *text)
{
    if (write(STDERR_FILENO, text, strlen(text)) < 0)
        _exit(TOO_LONG);
}

/* Called at each second of computing. It only calls what a signal handler
 * may. */
static void on_second(int number)
{
    (void)number;
    if (++seconds == (longest < LONG ? longest : LONG)) {
        say("(The table ");
        say(table);
        say(" takes long. ");
        say(why);
        say("\nCtrl-C stops this.)\n");
    }
    if (seconds >= longest)
        _exit(TOO_LONG);
}

/* Standard output is written line by line: what was printed before a crash is
 * seen, and a table as it is computed. */
__attribute__((constructor)) static void begin(void)
{
    struct itimerval every = {{1, 0}, {1, 0}};
    struct sigaction action = {.sa_handler = on_second, .sa_flags = SA_RESTART};
    const char *limit = getenv("LIMIT");

    setvbuf(stdout, NULL, _IOLBF, 0);
    if (limit != NULL && atol(limit) > 0)
        longest = atol(limit);
    sigaction(SIGPROF, &action, NULL);
    setitimer(ITIMER_PROF, &every, NULL);
}

void todo_reached(const char *function, int line)
{
    printf("\n%s is not finished yet: line %d still calls TODO().\n"
           "To see these numbers from the reference solution instead, add\n"
           "ON=reference to the command.\n",
           function, line);
    exit(NOT_FINISHED);
}

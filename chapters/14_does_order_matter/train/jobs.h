/**
 * @file
 * Work in processes of its own, as many at a time as the machine has
 * processors. A crash ends one of them and no other.
 */
#ifndef JOBS_H
#define JOBS_H

#include <sys/types.h>

#include "functions.h"

/* How a process ends whose loss is no number. */
enum { NO_NUMBER = 4 };

/** What is told of a work as it goes on. */
typedef void told(size_t step, double loss);

/** Does what the task says, and writes into it what comes out. A rehearsal
 * takes one step only. False as soon as a loss is no number. */
typedef bool work(void *task, bool rehearsal, told *tell);

/** One work: its process, what it has told, how it has ended. */
struct job {
    char name[48]; /* for messages: "who, RoPE, seed 1" */
    work *work;
    void *task; /* in memory that the process shares, as calls are */
    volatile struct calls *calls;
    size_t steps; /* that it will take */
    pid_t process;
    int pipe;
    size_t step;
    double loss;
    bool ended, done; /* done: it has come to its end */
    bool untried;     /* what it needs has not come to its end: it has ended */
    int status;       /* as waitpid() gives it */
};

/** A job that has not begun, whose task is a copy of this one. */
struct job job_of(work *does, const void *task, size_t size, size_t steps);

/** Takes one step, to find out whose functions it will use: a function of yours
 * that turns out not to be written gives way to the reference's. A job that
 * can't take this step has ended, and is not done. */
void job_rehearse(struct job *job);

/** True if it lacks a function that is not written, and there is no other. */
bool job_is_left_out(const struct job *job);

/** Runs those of n jobs that have not ended. In a terminal a line shows how far
 * they are. False after Ctrl-C: then the others have not ended. */
bool jobs_run(size_t n, struct job jobs[n]);

/** Prints whose functions these jobs call, without those that are left out. */
void jobs_say_whose(size_t n, const struct job jobs[n]);

/** Prints why jobs have failed, and returns how many. Of those that failed in
 * the same way one is named. */
size_t jobs_say_failures(size_t n, const struct job jobs[n]);

#endif

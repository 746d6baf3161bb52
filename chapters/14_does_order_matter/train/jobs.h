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

/** Called by a work as it goes on, to show its progress.
 * @param step  the steps that are done
 * @param loss  the loss of the last of them, in nats */
typedef void progress(size_t step, double loss);

/** Does what the task says, and writes into it what comes out.
 * @param task       what to do, and its result
 * @param rehearsal  true: takes one step only
 * @param tell       is called after a step
 * @return false as soon as a loss is no number */
typedef bool work(void *task, bool rehearsal, progress *tell);

/** One work: its process, what it has told, how it has ended. */
struct job {
    char name[48]; /**< for messages: "who, RoPE, seed 1" */
    work *work;    /**< what its process does */
    void *task;    /**< in memory that the process shares, as calls are */
    volatile struct calls *calls; /**< what the process tells of its calls */
    size_t steps;                 /**< that it will take */
    pid_t process;                /**< the process, once it has begun */
    int pipe;                     /**< from which its steps are read */
    size_t step;                  /**< the last step that was told */
    double loss;                  /**< the loss of that step, in nats */
    bool ended;                   /**< it does not run any more */
    bool done;                    /**< it has come to its end */
    bool untried; /**< what it needs has not come to its end: it has ended */
    int status;   /**< as waitpid() gives it */
};

/** Makes a job that has not begun.
 * @param does   its work
 * @param task   its task, which is copied
 * @param size   the bytes of the task
 * @param steps  the steps that it will take
 * @return the job */
struct job job_of(work *does, const void *task, size_t size, size_t steps);

/** Takes one step, to find out whose functions it will use: a function of yours
 * that turns out not to be written gives way to the reference's. A job that
 * can't take this step has ended, and is not done.
 * @param job  a job that has not begun */
void job_rehearse(struct job *job);

/** Says whether a job lacks a function that is not written anywhere.
 * @param job  a job that was rehearsed
 * @return true if it can't run for that reason alone */
bool job_is_left_out(const struct job *job);

/** Runs those of n jobs that have not ended. In a terminal a line shows how far
 * they are.
 * @param n     how many jobs
 * @param jobs  the jobs
 * @return false after Ctrl-C: then some have not ended */
bool jobs_run(size_t n, struct job jobs[n]);

/** Prints whose functions these jobs call, without those that are left out.
 * @param n     how many jobs
 * @param jobs  jobs that were rehearsed */
void jobs_say_whose(size_t n, const struct job jobs[n]);

/** Prints why jobs have failed. Of those that failed in the same way one is
 * named.
 * @param n     how many jobs
 * @param jobs  jobs that were run
 * @return how many have failed */
size_t jobs_say_failures(size_t n, const struct job jobs[n]);

#endif

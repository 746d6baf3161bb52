/**
 * @file
 * Trainings as processes, as many at a time as the machine has processors. A
 * crash ends one of them and no other.
 */
#ifndef JOBS_H
#define JOBS_H

#include <sys/types.h>

#include "functions.h"
#include "trial.h"

/* How the process of a training ends, if not with 0 or by a signal. */
enum { UNWRITTEN = 3, NO_NUMBER = 4 };

/** One training: its process, what it has told, how it has ended. */
struct job {
    struct trial trial;
    volatile struct calls *calls;
    pid_t process;
    int pipe;
    size_t step;
    double loss;
    bool ended, done; /* done: with an outcome */
    int status;       /* as waitpid() gives it */
    struct outcome outcome;
};

/** Runs those of n jobs that have not ended. In a terminal a line shows how far
 * they are. With DETAILS their losses, places and maps of attention are added
 * to this file. False after Ctrl-C: then the others have not ended. */
bool jobs_run(size_t n, struct job jobs[n], const char *details);

/** Takes one step of a training, to find out whose functions it will use: a
 * function of yours that turns out not to be written gives way to the
 * reference's. A job that can't take this step has ended, and is not done. */
void job_rehearse(struct job *job);

/** A job that has not begun, in memory that its process will share. */
struct job job_of(struct trial trial);

#endif

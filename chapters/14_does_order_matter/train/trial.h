/**
 * @file
 * One training from its seed to its test.
 */
#ifndef TRIAL_H
#define TRIAL_H

#include "jobs.h"
#include "tasks.h"

/** Far texts are four times as long as the longest of training. */
enum { LONGEST_WHO = 12, LENGTH_BACK = 16, TIMES = 4, FAR = 64 };

/** Shares of right answers. */
struct outcome {
    double loss;              /* of the last batch */
    double seconds;           /* of computing, for all steps */
    double near, middle, far; /* as long as in training, 2 times, 4 times */
    double pairs;             /* who: of mirrored pairs, both right */
    double place[FAR];        /* back: at each place of a far text */
};

struct trial {
    const char *name; /* of the scheme */
    bool who;         /* the task; otherwise back */
    struct setting setting;
    size_t seed, steps;
    double rate; /* of the first step; it falls to 0 in a straight line */
    const char *details; /* of back: losses, places and maps of attention are
                            added to this file; NULL: to none */
    struct outcome outcome;
};

/** Trains and tests a struct trial. */
work trial_run;

#endif

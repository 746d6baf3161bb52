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
    double loss;       /**< of the last batch, in nats */
    double seconds;    /**< of computing, for all steps */
    double near;       /**< of texts as long as in training */
    double middle;     /**< of texts 2 times as long */
    double far;        /**< of texts 4 times as long */
    double pairs;      /**< who: of mirrored pairs, both right */
    double place[FAR]; /**< back: at each place of a far text */
};

/** A training, and what comes out. */
struct trial {
    const char *name;       /**< of the scheme */
    bool who;               /**< the task; otherwise back */
    struct setting setting; /**< the model */
    size_t seed;            /**< of its random numbers */
    size_t steps;           /**< how many it takes */
    double rate; /**< of the first step; it falls to 0 in a straight line */
    const char *details; /**< of back: losses, places and maps of attention are
                            added to this file; NULL: to none */
    struct outcome outcome; /**< what comes out */
};

/** Trains and tests a struct trial. */
work trial_run;

#endif

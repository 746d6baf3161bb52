/**
 * @file
 * One training from its seed to its test.
 */
#ifndef TRIAL_H
#define TRIAL_H

#include <stdio.h>

#include "tasks.h"

/** Far texts are four times as long as the longest of training. */
enum { LONGEST_WHO = 12, LENGTH_BACK = 16, TIMES = 4, FAR = 64 };

struct trial {
    const char *name; /* of the scheme */
    bool who;         /* the task; otherwise back */
    struct setting setting;
    size_t seed, steps;
    double rate; /* of the first step; it falls to 0 in a straight line */
    bool untested;
};

/** Shares of right answers. */
struct outcome {
    double loss;              /* of the last batch */
    double seconds;           /* of computing, for all steps */
    double near, middle, far; /* as long as in training, 2 times, 4 times */
    double pairs;             /* who: of mirrored pairs, both right */
    double place[FAR];        /* back: at each place of a far text */
};

/** What is told of a training as it goes on. */
typedef void told(size_t step, double loss);

/** Trains, and tests unless it is not wanted. Returns false as soon as the loss
 * is no number. */
bool trial_run(const struct trial *trial, told *tell, struct outcome *outcome);

/** What a trained model does inside, after trial_run(). */
struct inside {
    double weight[FAR][FAR]; /* of attention, from each place to each */
    double score[FAR];       /* at each distance */
};

/** The means of one head, over random letters. */
void trial_inside(size_t layer, size_t head, struct inside *inside);

/** How much of the squared length of a letter's row is the integer, on average,
 * where the integer stands in its last number. */
double trial_share(size_t place);

#endif

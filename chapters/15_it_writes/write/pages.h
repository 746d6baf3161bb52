/**
 * @file
 * A training on stories, and a page that a trained model writes.
 */
#ifndef PAGES_H
#define PAGES_H

#include "jobs.h"
#include "story.h"
#include "writer.h"

/* In a batch, TEXTS texts of PLACES words; MOST words on a page. */
enum { TEXTS = 6, MOST = 10000, FEWEST_EVENTS = 2, MEASURED = 40 };

/** A training; the weights are what comes out. */
struct training {
    struct setting setting;
    size_t seed, steps;
    double loss, seconds; /* of the last batch; of computing */
    struct weights weights;
};

/** How good many stories are that a model writes from as many beginnings. */
struct quality {
    double nats; /* for each word of a true story after its beginning */
    size_t sentences, with_grammar, true_ones;
};

/** What a model is to write, and what it has written. */
struct page {
    size_t job; /* whose training it is */
    const struct training *training;
    enum mistake mistake;
    size_t seed, length; /* of the words that it draws; 0: one story */
    bool measured;       /* its quality is wanted */
    size_t prompt;       /* words of the page that are given */
    volatile size_t n;
    size_t word[MOST];
    /* Of scores with the cache and without, at most: before any shift, and
     * after the first; negative if that was not compared. */
    double difference, shifted;
    struct quality quality;
};

/** Trains a struct training. */
work training_run;

/** Writes a struct page. */
work page_run;

/** Counts what the reader says of n words, without the first few. */
void count_marks(size_t n, const size_t *word, size_t first,
                 struct quality *quality);

#endif

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
    struct setting setting; /**< the model */
    size_t seed;            /**< of its random numbers */
    size_t steps;           /**< how many it takes */
    double loss;            /**< of the last batch, in nats */
    double seconds;         /**< of computing */
    struct weights weights; /**< what comes out */
};

/** How good many stories are that a model writes from as many beginnings. */
struct quality {
    double nats;      /**< for each word of a true story after its beginning */
    size_t sentences; /**< that were counted */
    size_t with_grammar;   /**< of these */
    size_t true_sentences; /**< of these */
};

/** What a model is to write, and what it has written. */
struct page {
    size_t job;                      /**< whose training it is */
    const struct training *training; /**< the model that writes */
    enum mistake mistake;            /**< what goes wrong meanwhile */
    size_t seed;                     /**< of the words that it draws */
    size_t length;                   /**< words to write; 0: one story */
    bool measured;                   /**< its quality is wanted */
    size_t prompt;                   /**< words of the page that are given */
    volatile size_t n;               /**< words that are written so far */
    size_t word[MOST];               /**< the words */
    double difference;      /**< of scores with the cache and without, at most,
                                 before any shift; negative: was not compared */
    double shifted;         /**< the same after the first shift */
    struct quality quality; /**< of the model, if it is wanted */
};

/** Trains a struct training. */
work training_run;

/** Writes a struct page. */
work page_run;

/** Counts what the reader says of a text.
 * @param n        how many words
 * @param word     the words
 * @param first    sentences that begin before this word are not counted
 * @param quality  the counts are added to it */
void count_marks(size_t n, const size_t *word, size_t first,
                 struct quality *quality);

#endif

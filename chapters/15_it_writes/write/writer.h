/**
 * @file
 * A trained model reads and writes, word by word.
 *
 * With RoPE and a cache, your keep_chunk and attend_kept do the attention of
 * each head, and your shift_cache makes room when PLACES words are kept.
 * Without a cache the last PLACES words are computed again for each word.
 */
#ifndef WRITER_H
#define WRITER_H

#include "model.h"

/* So many places were trained, and so many rows a cache has. */
enum { PLACES = LONGEST, CUT = PLACES / 2 };

/** What may go wrong with positions when a model writes. All but the last
 * concern the words after the prompt. */
enum mistake {
    NO_MISTAKE,
    RESTART,    /* counting starts over at 0 */
    TOO_FAR,    /* every position is 1 too large */
    OTHER_BASE, /* 500,000 for 10,000 */
    HALVES,     /* number i of a head is paired with i + d/2 */
    TWICE,      /* keys are turned twice */
    UNTURNED,   /* keys are not turned */
    UNSHIFTED,  /* keys that move up in the cache are not turned back */
    MISTAKES
};

/** Begins a text.
 * @param cached   keys and values are kept
 * @param mistake  what goes wrong
 * @param prompt   so many words at the beginning are free of it */
void writer_begin(bool cached, enum mistake mistake, size_t prompt);

/** Reads words.
 * @param n     how many, at most PLACES in a call
 * @param word  the words
 * @return the scores of the word after them */
const double *writer_read(size_t n, const size_t word[n]);

/** Draws a word by the shares that softmax gives.
 * @param scores  of all words
 * @return the word */
size_t writer_draw(const double scores[WORDS]);

/** Measures how surprised the model is by a word.
 * @param scores  of all words
 * @param word    the word that came
 * @return -log(its share), in nats */
double writer_surprise(const double scores[WORDS], size_t word);

#endif

/**
 * @file
 * A Transformer of one or two layers.
 *
 *     x = words and places
 *     in each layer:  x = x + attention(norm(x))
 *                     x = x + relu(norm(x) up) down     if HIDDEN is not 0
 *     score = norm(x) readout + bias
 *
 * All sentences of a batch have one length. Row b * length + p is word p of
 * sentence b. model_forward() must come before model_backward().
 */
#ifndef MODEL_H
#define MODEL_H

#include <stdbool.h>
#include <stddef.h>

/* All widths are multiples of 16. */
enum {
#ifdef STORIES /* make write, chapter 15 */
    WIDTH = 64,
    WORDS = 64,
    HEADS = 4,
    HIDDEN = 128,
    LONGEST = 80,
#else
    WIDTH = 16,
    WORDS = 16,
    HEADS = 2,
    HIDDEN = 0,    /* there is no feed-forward part */
    LONGEST = 128, /* places that the tables have */
#endif
    HEAD = WIDTH / HEADS,
    LAYERS = 2,
    ROWS = 1024,  /* words in a batch, at most */
    FURTHEST = 16 /* the largest clip of a relative bias */
};

/** How a model learns of order. */
enum scheme {
    NO_POSITIONS,
    INTEGER,  /* the place in the last number of a word */
    ADDED,    /* the place added to all its numbers */
    SINUSOID, /* chapter 05 */
    TABLE,    /* chapter 09 */
    ALIBI,    /* chapter 10 */
    RELATIVE, /* chapter 10: a number for each distance, clipped */
    ROPE      /* chapter 11 */
};

typedef double head_row[HEAD];

/** Attention of one head, from n queries and keys that are not turned yet. */
typedef void attention(size_t layer, size_t head, size_t n, head_row *q,
                       head_row *k, head_row *v, head_row *y);

struct setting {
    enum scheme scheme;
    bool causal;   /* a word sees only itself and those before it */
    bool norm;     /* divide each row by its root mean square */
    size_t layers; /* 1 or 2 */
    double slope;  /* ALiBi: head 0; head 1 has a quarter. 0: chapter 10's */
    size_t clip;   /* relative: the furthest distance with its own number */
    double base;   /* RoPE */
    size_t clamp;  /* table: rows from here on are the one before; 0: none */
    size_t start;  /* the place of the first word */
    bool momentum; /* plain descent with momentum in place of adam */
    attention *attend; /* of one sentence, with RoPE; NULL: chapter 10's */
};

struct batch {
    size_t sentences, length;
    size_t word[ROWS];
    size_t answers; /* how many rows are asked */
    size_t row[ROWS], answer[ROWS];
};

struct layer {
    double q[WIDTH][WIDTH], k[WIDTH][WIDTH], v[WIDTH][WIDTH], o[WIDTH][WIDTH];
    double up[WIDTH][HIDDEN], down[HIDDEN][WIDTH];
    double relative[HEADS][2 * FURTHEST + 1];
};

/** All that is learned. It is also one array of PARAMETERS numbers. */
struct weights {
    double word[WORDS][WIDTH], place[LONGEST][WIDTH];
    double readout[WIDTH][WORDS];
    double bias[WORDS];
    struct layer layer[LAYERS];
};

enum { PARAMETERS = sizeof(struct weights) / sizeof(double) };

extern struct setting setting;
extern struct weights weights, gradient;

/** What model_forward() found for each row that is asked. */
extern double score[ROWS][WORDS];

/** Random weights, the same for the same state of the random numbers, and the
 * tables of this setting. */
void model_begin(void);

/** Fills score. */
void model_forward(const struct batch *batch);

/** The loss of the scores. Fills gradient. */
double model_backward(const struct batch *batch);

/** One step against the gradient; steps count from 1. */
void model_step(size_t step, double rate);

/** The weights of attention in one sentence of the last model_forward(), and
 * the scores that they come from. */
void model_attention(size_t layer, size_t head, size_t sentence, size_t n,
                     double weight[n][n], double scores[n][n]);

#endif

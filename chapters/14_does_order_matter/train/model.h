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
    INTEGER,   /* the place in the last number of a word */
    ADDED,     /* the place added to all its numbers */
    SINUSOID,  /* chapter 05 */
    TABLE,     /* chapter 09 */
    ALIBI,     /* chapter 10 */
    RELATIVE,  /* chapter 10: a number for each distance, clipped */
    ROPE,      /* chapter 11 */
    RECURRENCE /* chapter 17: a state in place of attention */
};

/** One row of one head. */
typedef double head_row[HEAD];

/** Attention of one head, from queries and keys that are not turned yet.
 * @param layer  the layer, from 0
 * @param head   the head, from 0
 * @param n      how many words
 * @param q      their queries, n rows
 * @param k      their keys, n rows
 * @param v      their values, n rows
 * @param y      output: n rows of mixed values */
typedef void attention(size_t layer, size_t head, size_t n, head_row *q,
                       head_row *k, head_row *v, head_row *y);

/** What kind of model it is. */
struct setting {
    enum scheme scheme; /**< how it learns of order */
    bool causal;        /**< a word sees only itself and those before it */
    bool norm;          /**< divide each row by its root mean square */
    size_t layers;      /**< 1 or 2 */
    double slope;  /**< ALiBi: head 0; head 1 has a quarter. 0: chapter 10's */
    size_t clip;   /**< relative: the furthest distance with its own number */
    double base;   /**< of RoPE */
    size_t clamp;  /**< table: rows from here on are the one before; 0: none */
    size_t start;  /**< the place of the first word */
    bool momentum; /**< plain descent with momentum in place of adam */
    attention *attend; /**< of one sentence, with RoPE; NULL: chapter 10's */
};

/** Sentences of one length, and the rows that are asked. */
struct batch {
    size_t sentences;    /**< how many */
    size_t length;       /**< words in each */
    size_t word[ROWS];   /**< of each row, below WORDS */
    size_t answers;      /**< how many rows are asked */
    size_t row[ROWS];    /**< the rows that are asked */
    size_t answer[ROWS]; /**< the right word for each of them */
};

/** What one layer learns. Rows are multiplied from the left: x q. */
struct layer {
    double q[WIDTH][WIDTH];                   /**< queries */
    double k[WIDTH][WIDTH];                   /**< keys */
    double v[WIDTH][WIDTH];                   /**< values */
    double o[WIDTH][WIDTH];                   /**< the heads, mixed */
    double up[WIDTH][HIDDEN];                 /**< feed-forward, to HIDDEN */
    double down[HIDDEN][WIDTH];               /**< feed-forward, and back */
    double relative[HEADS][2 * FURTHEST + 1]; /**< a bias for each distance */
};

/** All that is learned. It is also one array of PARAMETERS numbers. */
struct weights {
    double word[WORDS][WIDTH];    /**< an embedding for each word */
    double place[LONGEST][WIDTH]; /**< chapter 09's table */
    double readout[WIDTH][WORDS]; /**< from a row to a score for each word */
    double bias[WORDS];           /**< of the scores */
    struct layer layer[LAYERS];   /**< all layers, used or not */
};

enum { PARAMETERS = sizeof(struct weights) / sizeof(double) };

/** The setting of the model that is trained. */
extern struct setting setting;
/** Its weights, and the loss's gradient by each of them. */
extern struct weights weights, gradient;

/** What model_forward() found for each row that is asked. */
extern double score[ROWS][WORDS];

/** Random weights, the same for the same state of the random numbers, and the
 * tables of this setting. */
void model_begin(void);

/** Computes score.
 * @param batch  the sentences */
void model_forward(const struct batch *batch);

/** Computes gradient. model_forward() has computed score of the same batch.
 * @param batch  the sentences
 * @return the loss: the mean cross-entropy of the answers, in nats */
double model_backward(const struct batch *batch);

/** One step against the gradient.
 * @param step  its number, from 1
 * @param rate  the learning rate */
void model_step(size_t step, double rate);

/** The weights of attention in one sentence of the last model_forward(), and
 * the scores that they come from.
 * @param layer     the layer, from 0
 * @param head      the head, from 0
 * @param sentence  the sentence of the batch, from 0
 * @param n         its length
 * @param weight    output: row i has the weights of query i
 * @param scores    output: the scores before softmax */
void model_attention(size_t layer, size_t head, size_t sentence, size_t n,
                     double weight[n][n], double scores[n][n]);

#endif

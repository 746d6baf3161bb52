/**
 * @file more_axes.h
 * @brief Chapter 16: several positions, a part of the head, long texts.
 *
 * Question: a picture stands in the middle of a text. Where is it?
 *
 * A picture is cut into patches, and each patch is a token. A token has a
 * position on each of several axes. Where there are three, they are time, row
 * and column, in this order. Each pair of a head belongs to one axis, and turns
 * by the position on this axis, in the direction of chapter 11. A word has the
 * same position on all axes.
 *
 * In rotate_axes the pairs are neighbours, 2p and 2p + 1, as in chapter 11's
 * rotate. In rotate_part they are halves, as in its rotate_halves, since it
 * matters there whose halves they are.
 *
 * Positions may have any sign and any fraction where they are double; the base
 * is above 0. Inputs are finite, apart from the sink, and are only read; an
 * output never overlaps an input. No argument is checked: outside the ranges
 * that are given here, nothing is promised. A function may call the others of
 * this chapter.
 */
#ifndef MORE_AXES_H
#define MORE_AXES_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief A query or key, turned by several positions; the pairs are neighbours.
 *
 * Pair p is the numbers 2p and 2p + 1. It turns by the angle
 * \f$pos_{axis_p} \cdot base^{-p/pairs}\f$. So the frequency is chapter 11's,
 * whichever axis the pair belongs to, and only the position differs.
 *
 * @param pairs         how many pairs, from 1 to 5000
 * @param axes          how many axes, at least 1
 * @param pos           axes numbers: the position on each axis
 * @param axis          pairs numbers below axes: the axis of each pair
 * @param base          above 0; 10000 gives the frequencies of chapter 05
 * @param x             the numbers of all pairs: a query or a key
 * @param[out] rotated  as many numbers, all of them written
 *
 * Example: pairs = 4, axes = 4, base = 100
 *
 * Source: Wang et al., Qwen2-VL, 2024 (https://arxiv.org/abs/2409.12191), who
 * call it M-RoPE.
 */
void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs]);

/**
 * @brief Where the patches of a picture or of a film stand in a text.
 *
 * The patch in frame f, row r and column c has the positions
 * \f$start + \lfloor f \cdot step \rfloor\f$, start + r and start + c. Patches
 * are written row by row, and frame by frame: this one is row
 * (f rows + r) columns + c of pos.
 *
 * @param start     the position that the next word would have, 0 or more
 * @param frames    how many frames, at least 1; a picture has one
 * @param step      how many positions from frame to frame: a multiple of 1/8,
 *                  0 or more, and at most 1000
 * @param rows      how many rows of patches a frame has, at least 1
 * @param columns   how many columns of patches, at least 1
 * @param[out] pos  for each patch its time, row and column
 * @return the position of the word after it: the largest of all these
 *         positions, plus 1. No argument is so large that this is above
 *         1,000,000
 *
 * Example: start = 3, frames = 2, step = 0.5, rows = 3, columns = 4
 *
 * Source: get_rope_index in Hugging Face Transformers, qwen2_vl; the step is
 * that of qwen2_5_vl.
 */
size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3]);

/**
 * @brief The axis that a pair belongs to.
 *
 * One section after another: the first section[0] pairs belong to axis 0, the
 * next section[1] to axis 1, and so on. In turns: pair 0 belongs to axis 0,
 * pair 1 to axis 1, and so on through all axes and again from axis 0; but where
 * it would be the turn of an axis that has all its pairs, the pair belongs to
 * axis 0.
 *
 * With the sections 5, 1, 2 the pairs 0 to 7 belong to 0 0 0 0 0 1 2 2 in the
 * first way, and to 0 1 2 0 0 2 0 0 in the second. There, pair 4 would be the
 * turn of axis 1, which has had its only pair; pair 5 is the turn of axis 2, as
 * if nothing had happened.
 *
 * @param pair      the pair, from 0 up to the sum of all sections - 1
 * @param axes      how many axes, from 1 to 4096
 * @param section   axes numbers: how many pairs belong to each axis, in all at
 *                  most 1,000,000. In turns,
 *                  each axis a but 0 has its last turn, which is that of pair
 *                  (section[a] - 1) axes + a, before the pairs end. It is so
 *                  in models; axis 0 then gets section[0] pairs
 * @param in_turns  true for the second way
 * @return the axis, less than axes
 *
 * Example: pair = 3, axes = 4, in_turns = true
 *
 * Source: mrope_section in Hugging Face Transformers: qwen2_vl has sections of
 * 16, 24 and 24 one after another, qwen3_vl 24, 20 and 20 in turns.
 */
size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns);

/**
 * @brief A head of which some pairs turn; the pairs are halves.
 *
 * If whole is false, the first 2 turning numbers are turned as a head of their
 * own: pair p is the numbers p and p + turning, and its frequency is
 * \f$base^{-p/turning}\f$. If whole is true, the first pairs of the whole head
 * are turned: pair p is the numbers p and p + pairs, and its frequency is
 * \f$base^{-p/pairs}\f$. The other numbers stay as they are.
 *
 * @param pos           the position, any finite number
 * @param pairs         how many pairs the head has, from 1 to 5000
 * @param turning       how many pairs turn, from 0 up to pairs
 * @param whole         true for the second way
 * @param base          above 0
 * @param x             the numbers of all pairs: a query or a key
 * @param[out] rotated  as many numbers, all of them written
 *
 * Example: pos = 0.5, pairs = 8, turning = 3, whole = true, base = 100
 *
 * Source: the first way is GPT-NeoX's; the second is Gemma 4's,
 * https://github.com/google-deepmind/gemma, gm/math/_positional_embeddings.py.
 */
void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs]);

/**
 * @brief The share that softmax gives to one key among many.
 *
 * The other n - 1 keys have equal scores, and the score of this one is larger
 * by lead. Formula: \f$1 / (1 + (n - 1) e^{-lead})\f$.
 *
 * @param n     how many keys there are, this one included, from 1 to
 *              10,000,000
 * @param lead  from -500 to 500
 * @return its share of all n, right to nine digits, however small it is
 *
 * Example: n = 4, lead = 0.5
 */
double needle_share(size_t n, double lead);

/**
 * @brief By which factor a query is made longer, so that its scores grow.
 *
 * Formula: \f$1 + scale \cdot \ln(1 + \lfloor (pos + 1) / block \rfloor)\f$.
 *
 * @param pos    the position of the query, 0 or more, and at most 10,000,000
 * @param block  for how many positions the factor stays the same, at least 1:
 *               any size_t
 * @param scale  0 or more; 0 changes nothing
 * @return the factor
 *
 * Example: pos = 3, block = 4, scale = 0.5
 *
 * Source: Llama 4, https://github.com/meta-llama/llama-models,
 * models/llama4/model.py: block 8192, scale 0.1, in the layers that turn
 * nothing.
 */
double sharpness(size_t pos, size_t block, double scale);

/**
 * @brief A query asks n keys and a sink, which has a score and no value.
 *
 * Formula, with \f$s_j = q \cdot k_j / \sqrt{d}\f$:
 * \f$y = \frac{\sum_j e^{s_j} \, v_j}{e^{sink} + \sum_j e^{s_j}}\f$.
 *
 * @param n       how many keys, from 1 to 5000
 * @param d       how many numbers a query, a key and a value have, from 1 to
 *                3000
 * @param q       d numbers: the query
 * @param k       n keys. Scores may be as large as 10,000, with either sign
 * @param v       n values, each of a size up to 1e100
 * @param sink    the score of the sink, as it is: the root of d is not applied
 *                to it. From -10,000 to 10,000, or -INFINITY for no sink
 * @param[out] y  d numbers
 *
 * Example: n = 4, d = 12, sink = 0.5
 *
 * Source: gpt-oss, https://github.com/openai/gpt-oss, gpt_oss/torch/model.py:
 * a trained number for each head.
 */
void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d]);

#endif

/**
 * @file without_positions.h
 * @brief Chapter 17: order without a positional encoding.
 *
 * Question: nobody tells a model where its words stand. How does it know?
 *
 * No position is added to a word here, and the first four functions turn
 * nothing. Two things know about the order: a mask, by which a word sees itself
 * and the words before it, and a state, which is changed by each word in turn.
 * The last three functions are about the layers that do turn. Positions, words
 * and layers count from 0.
 *
 * Numbers are finite. Inputs are only read; state is read and written. Arrays
 * never overlap. No argument is checked: outside the ranges that are given
 * here, nothing is promised. A function may call the others of this chapter.
 */
#ifndef WITHOUT_POSITIONS_H
#define WITHOUT_POSITIONS_H

#include <stddef.h>

/**
 * @brief A word's position, from the share that it gives to the first word.
 *
 * The word at position i sees i + 1 words. The scores of the others are equal,
 * and that of the first word is larger by lead. Softmax gives the first word
 * \f$share = e^{lead} / (e^{lead} + i)\f$.
 *
 * @param share  what the first word gets: above 0 and at most 1. It may be off
 *               by 4e-9 of itself, so that what the formula gives is at most
 *               0.41 away from the position
 * @param lead   from -4 to 12; 0: all scores are equal
 * @return the position i, a whole number from 0 to 100,000,000
 *
 * Example: share = 0.1, lead = 0
 *
 * Source: Haviv et al., 2022 (https://arxiv.org/abs/2203.16634), who suppose
 * that a mask lets a model count the words before.
 */
size_t counted_position(double share, double lead);

/**
 * @brief Linear attention with a state that fades.
 *
 * Each word does three things, in this order. It forgets:
 * \f$S_{ac} \leftarrow e^{-m_i} S_{ac}\f$, where m is slope. It writes:
 * \f$S_{ac} \leftarrow S_{ac} + k_{ia} v_{ic}\f$. It reads:
 * \f$y_{ic} = \sum_a q_{ia} S_{ac}\f$. There is no softmax, and nothing is
 * divided by a root or by a sum.
 *
 * @param n              how many words are new in this call, from 1 to 300
 * @param d_k            how many numbers a query and a key have, from 1 to 300
 * @param d_v            how many numbers a value has, from 1 to 300
 * @param slope          n numbers from 0 to 50: how much each word forgets; 0
 *                       forgets nothing
 * @param q              n queries
 * @param k              n keys
 * @param v              n values
 * @param[in,out] state  S, d_k rows of d_v numbers: at first what earlier calls
 *                       have left, which is all 0 at the beginning of a text;
 *                       at the end what the last word leaves
 * @param[out] y         n rows of d_v numbers
 *
 * Example: n = 4, d_k = 2, d_v = 1
 *
 * Source: Katharopoulos et al., 2020 (https://arxiv.org/abs/2006.16236), for
 * the state; get_slope_rate in Hugging Face Transformers, minimax, for slopes.
 */
void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v]);

/**
 * @brief The biases that forget as much as recall does.
 *
 * Formula: \f$bias_{ij} = -(m_{j+1} + m_{j+2} + \dots + m_i)\f$ for a query i
 * and a key j that is not after it; -INFINITY for a key that is. What word j
 * itself forgets is not in the sum, what word i forgets is. If all slopes are
 * equal, these are chapter 10's alibi_bias.
 *
 * @param n          how many words, from 1 to 300
 * @param slope      n numbers from 0 to 50, as in recall
 * @param[out] bias  n rows of n numbers, row i for query i. The diagonal is 0;
 *                   -0.0 is as good
 *
 * Example: n = 4
 *
 * Source: Lin et al., 2025 (https://arxiv.org/abs/2503.02130), who add such
 * biases to scores.
 */
void forgetting_bias(size_t n, const double slope[n], double bias[n][n]);

/**
 * @brief The gated delta rule: a key's new value takes the place of its old.
 *
 * First everything is forgotten a little, as in recall:
 * \f$S_{ac} \leftarrow e^{-slope} S_{ac}\f$. Then the key reads,
 * \f$r_c = \sum_a k_a S_{ac}\f$. What the value differs from that is written:
 * \f$S_{ac} \leftarrow S_{ac} + rate \cdot k_a (v_c - r_c)\f$.
 *
 * @param d_k            how many numbers the key has, from 1 to 300
 * @param d_v            how many numbers the value has, from 1 to 300
 * @param slope          from 0 to 50; 0 forgets nothing
 * @param rate           from 0, which writes nothing, to 1
 * @param k              d_k numbers. A model's keys have the length 1; here a
 *                       key may be longer or shorter
 * @param v              d_v numbers
 * @param[in,out] state  S, d_k rows of d_v numbers
 *
 * Example: d_k = 2, d_v = 1, slope = 0, rate = 1
 *
 * Source: Yang et al., 2024 (https://arxiv.org/abs/2412.06464).
 */
void rewrite(size_t d_k, size_t d_v, double slope, double rate,
             const double k[d_k], const double v[d_v], double state[d_k][d_v]);

/**
 * @brief Which base the turns of a layer have.
 *
 * Layers form groups of so many as every says. The last layer of a group has
 * one base, all its other layers have the usual one. A base of 0 says that a
 * layer turns nothing; it is returned like any other.
 *
 * @param layer    from 0 to 1000
 * @param every    layers in a group, from 1 to 1000; or 0: there are no
 *                 groups, and each layer has the usual base
 * @param usual    0, or above 1
 * @param of_last  0, or above 1: the base of the last layer of each group
 * @return usual or of_last
 *
 * Example: layer = 3, every = 4, usual = 10000, of_last = 0
 *
 * Source: SmolLM3 and Gemma 3 in Hugging Face Transformers (docs/models.md).
 */
double base_of_layer(size_t layer, size_t every, double usual, double of_last);

/**
 * @brief LongRoPE: a pair's frequency in a text of some length.
 *
 * Formula: \f$base^{-pair/pairs} / factor\f$, where the factor is within[pair]
 * if the text is at most as long as those of the training, and beyond[pair] if
 * it is longer.
 *
 * @param pair     from 0 to pairs - 1
 * @param pairs    how many pairs a head has, from 1 to 5000
 * @param base     above 1
 * @param last     the position of the text's last word, so that the text has
 *                 last + 1 words; not the largest size_t
 * @param trained  how many words a text of the training had, at least 1
 * @param within   pairs numbers above 0
 * @param beyond   pairs numbers above 0
 * @return radians per position
 *
 * Example: pair = 1, pairs = 4, base = 10000, last = 4096, trained = 4096
 *
 * Source: Ding et al., 2024 (https://arxiv.org/abs/2402.13753), for the lists;
 * Phi-3 in Hugging Face Transformers for the switch.
 */
double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs]);

/**
 * @brief YaRN: by which factor scores grow.
 *
 * The query and the key are multiplied by \f$0.1 \ln(factor) + 1\f$ each, by 1
 * if factor is below 1. If the settings of a model have a number for this, it
 * is taken in place of the formula.
 *
 * @param factor  how many times as long as in the training texts may be, above
 *                0
 * @param given   the number in the settings, above 0; or 0: there is none
 * @return what a score, which is the product of both, is multiplied by
 *
 * Example: factor = 32, given = 0
 *
 * Source: Peng et al., 2023 (https://arxiv.org/abs/2309.00071); for the number
 * in the settings attention_factor in Hugging Face Transformers,
 * modeling_rope_utils.py.
 */
double score_factor(double factor, double given);

#endif

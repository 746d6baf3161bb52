/**
 * @file it_writes.h
 * @brief Chapter 15: positions when a model writes.
 *
 * Question: what does a model that writes have to remember?
 *
 * A model writes word by word, and keeps the keys and values of all words so
 * far: the cache. Here the cache is that of one head in one layer: two arrays
 * with room for a fixed number of rows, and a count of the rows that are
 * filled. A kept key is turned already, by the position of its token, in the
 * way of chapter 11's rotate (the pairs are neighbours). A value is kept as it
 * is. Positions count from 0.
 *
 * Every width d is even and from 2 to 3000: query, key and value have d numbers
 * each. Every base is above 0. Inputs are finite and are only read; an output
 * never overlaps an input. The arrays of the cache are both read and written
 * where they are not const. Apart from the room of keep_chunk no argument is
 * checked: outside the ranges that are given here, nothing is promised. A
 * function may call the others of this chapter.
 *
 * A cache has up to 5000 rows, and a call is given up to 300 tokens. A local
 * array with a number for each row has room on the stack, and so has one with a
 * number for each two tokens of a call. For one with a number for each token of
 * a call and each row, use malloc and free.
 */
#ifndef IT_WRITES_H
#define IT_WRITES_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @brief Keeps the keys and values of n new tokens, after past kept ones.
 *
 * Row past + i of keys becomes k[i], turned by the position past + i: with
 * \f$a = (past + i) \cdot base^{-2p/d}\f$, pair p of it is
 * \f$(x \cos a - y \sin a, \; x \sin a + y \cos a)\f$. Row past + i of values
 * becomes v[i]. No other row changes.
 *
 * @param past            how many rows are filled already, at most room
 * @param n               how many tokens are new, from 1 to 300
 * @param room            how many rows the cache has, up to 5000
 * @param d               how many numbers a key and a value have: even
 * @param base            above 0; 10000 gives the frequencies of chapter 05
 * @param k               n keys, not turned yet
 * @param v               n values
 * @param[in,out] keys    the kept keys: room rows, of which n are written
 * @param[in,out] values  the kept values: room rows, of which n are written
 * @return true; or false where fewer than n rows are free, and then nothing is
 *         written
 *
 * Example: past = 3, n = 4, room = 8, d = 12, base = 100
 *
 * Source: the order of operations in https://github.com/karpathy/llama2.c,
 * run.c, and in Meta's code for Llama 3: project, turn, keep.
 */
bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d]);

/**
 * @brief The n newest tokens ask all that are kept, up to themselves.
 *
 * Row past + i of keys and values belongs to query i, since keep_chunk comes
 * before. Formula, with R the turn of keep_chunk:
 * \f$y_i = \sum_{j=0}^{past+i} w_{ij}\, values_j\f$, where the shares of row i
 * are \f$w_i = softmax_j(R_{past+i}\, q_i \cdot keys_j / \sqrt{d})\f$ over the
 * rows 0 to past + i. Rows after past + i are not seen.
 *
 * With past = 0 this is a whole text, with n = 1 one written word; the result
 * is the same however a text is cut into calls.
 *
 * @param past    how many tokens were kept before the n new ones, 0 or more;
 *                past + n is at most 5000
 * @param n       how many tokens are new, from 1 to 300
 * @param d       how many numbers a query, a key and a value have: even
 * @param base    above 0, as for the keys
 * @param q       n queries, not turned yet
 * @param keys    past + n kept keys, turned already. Scores may be as large as
 *                10,000, with either sign
 * @param values  past + n kept values
 * @param[out] y  n rows of d numbers, all of them written
 *
 * Example: past = 3, n = 4, d = 12, base = 100
 *
 * Source: the paper, section 3.2.1, with the turns of Su et al., RoFormer, 2021
 * (https://arxiv.org/abs/2104.09864).
 */
void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d]);

/**
 * @brief Makes room: drops rows after the first few, and moves the others up.
 *
 * The first keep rows stay as they are. The drop rows after them are gone. Each
 * row j + drop after these becomes row j: its value as it is, and its key
 * turned by -drop, so that it is the key of the position j.
 *
 * @param filled          how many rows are filled, from 1 to 5000
 * @param keep            how many rows at the beginning stay, 0 or more
 * @param drop            how many rows go, 0 or more; keep + drop is at most
 *                        filled
 * @param d               how many numbers a key and a value have: even
 * @param base            above 0, as for the keys
 * @param[in,out] keys    filled kept keys; the first filled - drop count
 *                        afterwards, and the last drop may hold anything
 * @param[in,out] values  the same for the values
 * @return how many rows are filled now: filled - drop
 *
 * Example: filled = 8, keep = 3, drop = 2, d = 4, base = 100
 *
 * Source: Xiao et al., Efficient Streaming Language Models with Attention
 * Sinks, 2024 (https://arxiv.org/abs/2309.17453), for what stays and for
 * positions counted in the cache; the shift by a turn of the kept keys is that
 * of https://github.com/ggml-org/llama.cpp.
 */
size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d]);

/**
 * @brief The head whose keys and values a query head shares with others.
 *
 * Neighbouring query heads share one. With 6 heads and 3 key heads, the heads
 * 0 and 1 use key head 0, 2 and 3 use key head 1, 4 and 5 use key head 2.
 *
 * @param head       the query head, from 0 up to heads - 1
 * @param heads      how many query heads, from 1 to 1024
 * @param key_heads  how many key heads; it divides heads
 * @return the key head, below key_heads
 *
 * Example: head = 3, heads = 8, key_heads = 4
 *
 * Source: Ainslie et al., GQA, 2023 (https://arxiv.org/abs/2305.13245).
 * PyTorch's repeat_interleave and https://github.com/karpathy/llama2.c (kv_mul)
 * have the same order.
 */
size_t key_head(size_t head, size_t heads, size_t key_heads);

/**
 * @brief Where each token stands in its own text.
 *
 * Several texts lie in one row of n tokens; text[i] says to which one token i
 * belongs. 0 is padding, which belongs to none. The position of a token is how
 * many tokens of its text stand before it: the number of all j < i with
 * text[j] = text[i]. A text may be interrupted by another, and goes on counting
 * afterwards. The position of padding is 0.
 *
 * @param n              how many tokens, from 1 to 300
 * @param text           n numbers: the text of each token, any size_t, in any
 *                       order; 0 for padding
 * @param[out] position  n positions, all of them written; whole numbers, as a
 *                       double, which is what a turn takes
 *
 * Example: n = 4
 *
 * Source: position_ids in Hugging Face Transformers, which leave out padding;
 * packing, as in Raffel et al. 2020 (https://arxiv.org/abs/1910.10683).
 */
void text_positions(size_t n, const size_t text[n], double position[n]);

/**
 * @brief Which token sees which, as biases for chapter 10's attention.
 *
 * bias[i][j] is 0 if token i sees token j, and -INFINITY if not. Token i sees
 * token j where both belong to one text, which is not padding, where j is not
 * after i, and, unless window is 0, where their positions in this text
 * (text_positions) differ by less than window. Every token sees itself, padding
 * too, so that no row is empty.
 *
 * @param n          how many tokens, from 1 to 300
 * @param text       n numbers: the text of each token, any size_t; 0 for
 *                   padding
 * @param window     how many tokens each sees at most, itself included: any
 *                   size_t; 0 for no limit
 * @param[out] bias  n rows of n numbers, each of them 0 or -INFINITY (-0.0 is
 *                   as good as 0)
 *
 * Example: n = 4, window = 3
 *
 * Source: Jiang et al., Mistral 7B, 2023 (https://arxiv.org/abs/2310.06825),
 * for the window. That it counts the token itself is how
 * https://github.com/openai/gpt-oss and https://github.com/google/gemma.cpp
 * have it.
 */
void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n]);

#endif

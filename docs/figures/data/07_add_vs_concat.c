/* The data of the figures of chapter 07. */
#include <stdint.h>

#include "add_vs_concat.h"
#include "data.h"
#include "full_formula.h"
#include "order_blind.h"
#include "vocabulary.h"

enum { TOKENS = 5 };

/* 2^32 divided by the golden ratio: its multiples lie far apart, so that
 * neighbouring words begin with very different states. */
#define SPREAD 2654435761u

/* As in chapters/07_add_vs_concat/worked.c: numbers for a word, made up. */
static void embed(uint32_t word, size_t d, double e[d])
{
    uint32_t state = word * SPREAD;

    for (size_t k = 0; k < d; k++) {
        state = state * 1664525u + 1013904223u;
        e[k] = (double)(state >> 8) / (1 << 23) - 1;
    }
}

/* "the dog chased the ball": E, PE, their sum, and the difference of the
 * rows of the sum for the two "the". */
FIGURE(sum)
{
    const uint32_t word[TOKENS] = {1, 2, 3, 1, 4};
    double e[TOKENS][32], pe[TOKENS][32], x[TOKENS][32];

    for (size_t r = 0; r < TOKENS; r++)
        embed(word[r], 32, e[r]);
    encode_sequence(TOKENS, 32, pe);
    add_encoding(TOKENS, 32, e, pe, x);
    put_matrix(TOKENS, 32, e);
    part();
    put_matrix(TOKENS, 32, pe);
    part();
    put_matrix(TOKENS, 32, x);
    part();
    for (size_t k = 0; k < 32; k++)
        put_cell(k, 0, x[3][k] - x[0][k]);
}

/* Where "cat" comes out of attention, in both orders of the words: without
 * positions, then with them. */
FIGURE(cat_told_apart)
{
    const size_t place[2] = {1, 4};
    double pe[TOKENS][2] = {{0}}, x[TOKENS][2], y[TOKENS][2];

    for (size_t with = 0; with < 2; with++) {
        if (with)
            encode_sequence(TOKENS, 2, pe);
        for (size_t order = 0; order < 2; order++) {
            struct text text = read_text(chasing[order]);

            add_encoding(TOKENS, 2, text.e, pe, x);
            self_attention(TOKENS, 2, x, y);
            put_row((double)order, 2, y[place[order]]);
        }
        part();
    }
}

/* "the cat sat": a token, its embedding, its encoding and their sum. */
FIGURE(where_position_enters)
{
    struct text text = read_text("the cat sat");
    double pe[3][2], x[3][2];

    encode_sequence(3, 2, pe);
    add_encoding(3, 2, text.e, pe, x);
    for (size_t r = 0; r < 3; r++)
        NAMED(text.token[r], text.e[r][0], text.e[r][1], pe[r][0], pe[r][1],
              x[r][0], x[r][1]);
}

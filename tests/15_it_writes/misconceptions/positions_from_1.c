/* This is what you get when positions are counted from 1. With turned queries
 * and keys no result of a model would show it, since only differences count.
 * But here positions count from 0, and keys of others are at other places.
 *
 * read: what-no-output-shows */
#include "with_position.h"

static double position(size_t past, size_t i)
{
    return (double)(past + i + 1);
}

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        position[i] = text[i] != 0;
        for (size_t j = 0; j < i && text[i] != 0; j++)
            position[i] += text[j] == text[i];
    }
}

/* place_frames, right but for the place of a patch or for the next word: each
 * file here defines both, and has the right one of each. */
#include "more_axes.h"

#include <math.h>

struct film {
    size_t start, frames;
    double step;
    size_t rows, columns;
};

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3]);
static size_t next_word(struct film f);

static inline size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

static inline size_t time_of(struct film f, size_t frame)
{
    return f.start + (size_t)((double)frame * f.step);
}

static inline void right_put(struct film f, size_t frame, size_t row,
                             size_t column, double at[3])
{
    at[0] = (double)time_of(f, frame);
    at[1] = (double)(f.start + row);
    at[2] = (double)(f.start + column);
}

/* The word after the last of these. */
static inline size_t after(struct film f, size_t last_time)
{
    return larger(last_time, f.start + larger(f.rows, f.columns) - 1) + 1;
}

static inline size_t right_next(struct film f)
{
    return after(f, time_of(f, f.frames - 1));
}

/* The word after the largest position that put gives. */
static inline size_t after_largest(struct film f)
{
    double at[3], largest = 0;

    for (size_t i = 0; i < f.frames * f.rows * f.columns; i++) {
        put(f, i / (f.rows * f.columns), i / f.columns % f.rows, i % f.columns,
            at);
        for (size_t a = 0; a < 3; a++)
            largest = fmax(largest, at[a]);
    }
    return (size_t)largest + 1;
}

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    struct film f = {start, frames, step, rows, columns};
    size_t i = 0;

    for (size_t frame = 0; frame < frames; frame++)
        for (size_t row = 0; row < rows; row++)
            for (size_t column = 0; column < columns; column++)
                put(f, frame, row, column, pos[i++]);
    return next_word(f);
}

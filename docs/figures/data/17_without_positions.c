/* The data of the figures of chapter 17. */
#include "data.h"
#include "vocabulary.h"
#include "without_positions.h"

/* The first number of the last row of a text, where each word forgets so much.
 * Its queries, keys and values are its words. */
static double read_last(const char *words, double slope)
{
    struct text t = read_text(words);
    double slopes[LONGEST], state[WIDTH][WIDTH] = {{0}}, y[LONGEST][WIDTH];

    for (size_t i = 0; i < t.n; i++)
        slopes[i] = slope;
    recall(t.n, WIDTH, WIDTH, slopes, t.e, t.e, t.e, state, y);
    return y[t.n - 1][0];
}

/* Two words swapped, for slopes from 0 on; and for the slope with the widest
 * gap. */
FIGURE(swapped_state)
{
    double widest = 0, gap = 0;

    for (int k = 0; k <= 80; k++) {
        double slope = k / 20.0, first = read_last("the cat sat", slope);
        double second = read_last("cat the sat", slope);

        if (second - first > gap) {
            gap = second - first;
            widest = slope;
        }
        ROW(slope, first, second);
    }
    part();
    ROW(widest, read_last("the cat sat", widest),
        read_last("cat the sat", widest));
}

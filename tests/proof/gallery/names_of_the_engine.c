/* Every helper has a name that the tab's engine once had for itself, and none
 * is static. Beside that the base is 7000.
 *
 * alone: one helper has the name of a function of the harness
 * kind: wrong
 * say: first wrong at index 2, the sine of pair i = 1
 * row: expected .*0.0464
 * never: abort */
#include <math.h>
#include <stdbool.h>

#include "full_formula.h"

int is_judged_later, leaked_block, todo_reached;

void count_anew(void)
{
    is_judged_later++;
}

bool left_early(size_t i)
{
    return i == 0;
}

bool too_many_steps(size_t i, double times)
{
    return times < (double)i;
}

double allocated(size_t d_model)
{
    return (double)d_model / 2;
}

double take_back(double w)
{
    return 1 / w;
}

double lend(double exponent)
{
    return pow(7000, exponent);
}

double aborted(double phase)
{
    return sin(phase);
}

double bad_access(double phase)
{
    return cos(phase);
}

double bad_free(double phase, size_t k)
{
    return k % 2 == 0 ? aborted(phase) : bad_access(phase);
}

double flush_output(double pos, double w)
{
    return pos * w;
}

size_t too_much_memory(size_t k)
{
    return k / 2;
}

static double frequency(size_t i, size_t d_model)
{
    count_anew();
    if (left_early(i) || too_many_steps(i, 0))
        return i == 0 ? 1 : take_back(lend((double)i / allocated(d_model)));
    return 0;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double w = frequency(too_much_memory(k), d_model);

        pe[k] = bad_free(flush_output((double)pos, w), k);
    }
}

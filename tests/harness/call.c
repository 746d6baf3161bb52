/* Describes a call of the code under test: its words, its inputs where they are
 * few, and which of its outputs are right. The facts have this description for
 * the first call with a wrong output. */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "record.h"

enum { INPUTS = 8, INPUT_SIZE = 240, ROOM = 60, OUTPUTS = 6 };

static struct {
    char name[16], text[INPUT_SIZE];
} input[INPUTS];
static size_t inputs;

static struct {
    char name[24];
    bool right;
} output[OUTPUTS + 1];
static size_t outputs;

/* True once a call had a wrong output: later calls are not recorded. */
static bool first_wrong_call_done;

size_t awaited_call;
int is_awaited;

void describe_call(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(report->call, LINE_SIZE, format, arguments);
    va_end(arguments);
    is_awaited = ++report->calls == awaited_call;
    count_printed(report->before_call);
    first_wrong_call_done = first_wrong_call_done || !nothing_wrong_yet();
    if (!first_wrong_call_done)
        inputs = outputs = 0;
}

/* A row is written as in C: {1, 0.5}. Whole numbers have up to 15
 * digits. */
static void write_row(char *text, size_t size, size_t n, const double x[])
{
    int used = snprintf(text, size, "{");

    for (size_t c = 0; c < n && (size_t)used < size; c++)
        used += snprintf(text + used, size - (size_t)used, "%s%.*g",
                         c == 0 ? "" : ", ", x[c] == rint(x[c]) ? 15 : 4, x[c]);
    if ((size_t)used < size)
        snprintf(text + used, size - (size_t)used, "}");
}

const char *in_braces(size_t n, const double x[])
{
    static char text[4][160];
    static size_t turn;
    char *out = text[turn++ % 4];

    if (n > 8)
        return "x";
    write_row(out, sizeof *text, n, x);
    return out;
}

void show_input(const char *name, struct shape shape, const double x[])
{
    size_t used = 0;

    if (first_wrong_call_done || inputs == INPUTS)
        return;
    snprintf(input[inputs].name, sizeof input->name, "%s", name);
    for (size_t r = 0; r < shape.rows && used < INPUT_SIZE - 2; r++) {
        if (r > 0)
            used += (size_t)snprintf(input[inputs].text + used,
                                     INPUT_SIZE - used, "; ");
        write_row(input[inputs].text + used, INPUT_SIZE - used, shape.columns,
                  x + r * shape.columns);
        used = strlen(input[inputs].text);
    }
    inputs++;
}

/* In one line, if there is room, and otherwise in a line for each row. */
static void record_input(const char *name, char *rows)
{
    bool fits = strlen(rows) <= ROOM;
    char *end;

    while (!fits && (end = strstr(rows, "; ")) != NULL) {
        *end = '\0';
        fact("input", "%s\t%s", name, rows);
        name = "";
        rows = end + 2;
    }
    fact("input", "%s\t%s", name, rows);
}

void record_inputs(void)
{
    for (size_t k = 0; k < inputs; k++)
        record_input(input[k].name, input[k].text);
}

/* An output has the name of a parameter. Other words say how something is
 * compared. */
static bool is_a_name(const char *what)
{
    if (strncmp(what, "the ", 4) == 0)
        what += 4;
    return *what != '\0' && strlen(what) < sizeof output->name - 4 &&
           strspn(what, "abcdefghijklmnopqrstuvwxyz_") == strlen(what);
}

void note_output(const char *what, bool right)
{
    size_t k = 0;

    if (first_wrong_call_done || !is_a_name(what))
        return;
    while (k < outputs && strcmp(output[k].name, what) != 0)
        k++;
    if (k > OUTPUTS)
        return;
    if (k == outputs) {
        snprintf(output[k].name, sizeof output->name, "%s", what);
        output[k].right = true;
        outputs++;
    }
    output[k].right = output[k].right && right;
}

void record_outputs(void)
{
    size_t right = 0;

    for (size_t k = 0; k < outputs; k++)
        right += output[k].right;
    if (right == 0 || right == outputs || outputs > OUTPUTS)
        return;
    for (size_t k = 0; k < outputs; k++)
        fact("output", "%s\t%s", output[k].name,
             output[k].right ? "right" : "wrong");
}

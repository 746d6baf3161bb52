/**
 * @file
 * The functions of the course that training calls: yours where they are
 * written, the reference's elsewhere.
 *
 *     CALL(adam)(n, step, rate, gradient, mean, square, parameter);
 *
 * calls the adam that was chosen. It notes that adam is at work, so that a
 * crash or an endless loop can be given a name.
 */
#ifndef FUNCTIONS_H
#define FUNCTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "does_order_matter.h"
#include "full_formula.h"
#include "learned_positions.h"
#include "relative_bias.h"
#include "rotary.h"
#include "todo.h"

#ifdef STORIES /* make write calls these, too */
#include "it_writes.h"
#define OF_STORIES(F)                                                          \
    F(15, keep_chunk)                                                          \
    F(15, attend_kept)                                                         \
    F(15, shift_cache)                                                         \
    F(11, rotate_halves)
#else
#define OF_STORIES(F)
#endif

/* Each function, and its chapter. */
#define FUNCTIONS(F)                                                           \
    OF_STORIES(F)                                                              \
    F(14, cross_entropy)                                                       \
    F(14, attention_backward)                                                  \
    F(14, adam)                                                                \
    F(11, rotate)                                                              \
    F(10, biased_attention)                                                    \
    F(10, clipped_offset)                                                      \
    F(10, alibi_slope)                                                         \
    F(10, alibi_bias)                                                          \
    F(9, embed)                                                                \
    F(9, table_gradient)                                                       \
    F(9, descend)                                                              \
    F(5, encode_sequence)

#define F(chapter, name) F_##name,
enum { FUNCTIONS(F) FUNCTION_COUNT };
#undef F

typedef void any_function(void);

/** One function in both versions; one that is not there is NULL. */
struct function {
    int chapter;
    const char *name;
    any_function *yours, *reference, *chosen;
};

extern struct function functions[FUNCTION_COUNT];

/** What a process that trains tells of itself, in memory that its parent sees:
 * the function that it has called last, and all that it has called. */
struct calls {
    int at_work;
    bool called[FUNCTION_COUNT];
};

extern volatile struct calls *calls;

static inline any_function *call(int function)
{
    calls->at_work = function;
    calls->called[function] = true;
    if (functions[function].chosen == NULL)
        todo_reached(functions[function].name, 0);
    return functions[function].chosen;
}

#define CALL(name) (*(__typeof__(name) *)call(F_##name))

/** Chooses yours wherever it is there, or the reference's everywhere. */
void choose_all(bool yours);

/** "yours" or "the reference's". */
const char *owner(const struct function *f);

/* How a process ends that comes upon a TODO(). */
enum { UNWRITTEN = 3 };

/** Ends this process by SIGVTALRM after two seconds of computing, unless it is
 * called again: a step of training needs a few milliseconds, a slow one a tenth
 * of a second. */
void begin_watch(void);

#endif

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
#include "without_positions.h"

#ifdef STORIES /* make write calls these, too */
#include "it_writes.h"
/** Applies F(chapter, name) to each function that make write adds. */
#define OF_STORIES(F)                                                          \
    F(15, keep_chunk)                                                          \
    F(15, attend_kept)                                                         \
    F(15, shift_cache)                                                         \
    F(11, rotate_halves)
#else
/** Applies F to nothing: training alone calls none of these. */
#define OF_STORIES(F)
#endif

/** Applies F(chapter, name) to each function that training calls. */
#define FUNCTIONS(F)                                                           \
    OF_STORIES(F)                                                              \
    F(17, recall)                                                              \
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

/** The number of a function: F_adam, F_rotate and so on. */
#define F(chapter, name) F_##name,
enum { FUNCTIONS(F) FUNCTION_COUNT };
#undef F

/** A function of the course; CALL gives it its own type again. */
typedef void any_function(void);

/** One function in both versions; one that is not there is NULL. */
struct function {
    int chapter;             /**< its chapter's number */
    const char *name;        /**< its name in C */
    any_function *yours;     /**< of the exercise */
    any_function *reference; /**< of the solution */
    any_function *chosen;    /**< the version that CALL calls */
};

/** All functions, by their numbers. */
extern struct function functions[FUNCTION_COUNT];

/** What a process that trains tells of itself, in memory that its parent sees:
 * the function that it has called last, and all that it has called. */
struct calls {
    int at_work; /**< the number of the function that was called last */
    bool called[FUNCTION_COUNT]; /**< those that were called at all */
};

/** What this process tells. */
extern volatile struct calls *calls;

/** Notes a call, and ends the process by TODO() if there is no such function.
 * @param function  its number
 * @return the version that was chosen */
static inline any_function *call(int function)
{
    calls->at_work = function;
    calls->called[function] = true;
    if (functions[function].chosen == NULL)
        todo_reached(functions[function].name, 0);
    return functions[function].chosen;
}

/** The version of a function that was chosen, to be called. */
#define CALL(name) (*(__typeof__(name) *)call(F_##name))

/** Chooses a version of each function.
 * @param yours  true: yours wherever it is there; false: the reference's */
void choose_all(bool yours);

/** Says whose version was chosen.
 * @param f  the function
 * @return "yours" or "the reference's" */
const char *owner(const struct function *f);

/* How a process ends that comes upon a TODO(). */
enum { UNWRITTEN = 3 };

/** Ends this process by SIGVTALRM after two seconds of computing, unless it is
 * called again: a step of training needs a few milliseconds, a slow one a tenth
 * of a second. */
void begin_watch(void);

#endif

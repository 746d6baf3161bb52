/* Runs the claims of a chapter as WebAssembly, one in each instance, and tells
 * JavaScript (docs/tab/claims.js) what they found. It has the place of
 * tests/harness/runner.c, where there are processes; the claims and the rest of
 * the harness are linked as they are. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "claim.h"
#include "code_limits.h"
#include "record.h"
#include "remote.h"
#include "todo.h"

#define EXPORT(name) __attribute__((export_name(#name))) name
#define IMPORT(name) __attribute__((import_module("env"), import_name(#name)))

/* What the code under test has printed is in the other module. */
IMPORT(flush_student) void flush_student(void);

static struct report report_of_claim;
static char text[512];

/* The limits are those of the other module (student_side.c), and so are the
 * zones around what is lent. */
void limit_code(void (*say)(const char *status))
{
    (void)say;
}

void lift_limits(void)
{
}

bool memory_is_watched(void)
{
    return true;
}

static void end_student(bool passed)
{
    (void)passed;
}

static const struct remote other_module = {flush_student, end_student, NULL};

static struct claim *claim_at(int k)
{
    struct claim *claim = claims;

    while (k-- > 0 && claim != NULL)
        claim = claim->next;
    return claim;
}

/* EXERCISE TAB SENTENCE of claim k; empty if there are no more. */
const char *EXPORT(claim_name)(int k)
{
    struct claim *claim = claim_at(k);

    text[0] = '\0';
    if (claim != NULL)
        snprintf(text, sizeof text, "%s\t%s", claim->exercise, claim->sentence);
    return text;
}

/* Ends by proc_exit, as the harness does. */
void EXPORT(claim_run)(int k)
{
    struct claim *claim = claim_at(k);

    report = &report_of_claim;
    remote = &other_module;
    claim_begin(claim->source, claim->section);
    claim->run();
    claim_end();
}

/* Where JavaScript writes the text that the next two take. */
char *EXPORT(text_room)(void)
{
    return text;
}

int EXPORT(text_size)(void)
{
    return sizeof text;
}

void EXPORT(claim_todo)(int line)
{
    static char function[LINE_SIZE];

    snprintf(function, sizeof function, "%s", text);
    todo_reached(function, line);
}

/* False: that is no status of a claim. */
bool EXPORT(set_claim_status)(void)
{
    for (int k = 0; k < STATUSES; k++)
        if (strcmp(text, status_names[k]) == 0)
            return snprintf(report->status, STATUS_SIZE, "%s", text) > 0;
    return false;
}

const char *EXPORT(claim_status)(void)
{
    return report->status;
}

/* The whole lent array in which AT lies, or 0, and its size. */
void *EXPORT(loan_start)(const void *at)
{
    size_t size;

    return loan_around(at, &size);
}

size_t EXPORT(loan_size)(const void *at)
{
    size_t size = 0;

    loan_around(at, &size);
    return size;
}

/* Prints the records of claim k. */
void EXPORT(print_facts)(int k)
{
    put_facts(stdout, claim_at(k), report);
    fflush(stdout);
}

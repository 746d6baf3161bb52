/* A worker: the process that runs a student's code. It knows the functions of
 * a chapter, and nothing of what is expected of them.
 *
 * Nothing here is trusted with a verdict: the student's code shares this
 * process, and can change all of it. Limits, filter and clock are what it
 * can't change (code_limits.c, filter.c, proxy.c). What is said here about the
 * way in which the code has ended are words, never a pass. */
#define _GNU_SOURCE
#include "worker.h"

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "code_limits.h"
#include "todo.h"
#include "wire.h"

/* Address space beyond what AddressSanitizer has reserved: room for a large
 * array that is never used. proxy.c looks at the memory that is used. */
#define SPACE_BYTES (UINT64_C(3) << 30)

/* The filter lets LeakSanitizer start a helper. Nobody needs many of them. */
enum { PROCESSES = 64 };

enum {
    TO_CLAIM = 3,
    ENDED_WELL = 77,
    MOST_FUNCTIONS = 32,
    MOST_ARGUMENTS = 32
};

static uint64_t serial;

/* --- the line */

static void send_all(const char *at, size_t size)
{
    while (size > 0) {
        ssize_t sent = write(TO_CLAIM, at, size);

        if (sent < 0 && errno != EINTR)
            _exit(1);
        if (sent > 0) {
            at += sent;
            size -= (size_t)sent;
        }
    }
}

/* An answer is put together from its parts, and goes out in few pieces. */
static char ready[1 << 16];
static size_t waiting;

static void put(const void *data, size_t size)
{
    if (size > sizeof ready - waiting) {
        send_all(ready, waiting);
        waiting = 0;
    }
    if (size > sizeof ready) {
        send_all(data, size);
        return;
    }
    memcpy(ready + waiting, data, size);
    waiting += size;
}

static void put_end(void)
{
    send_all(ready, waiting);
    waiting = 0;
}

/* Reads what has come, if nothing of it is left. */
static char ahead[1 << 16];
static size_t came, used;

static void read_ahead(void)
{
    while (used == came) {
        ssize_t size = read(TO_CLAIM, ahead, sizeof ahead);

        if (size == 0 || (size < 0 && errno != EINTR))
            _exit(0); /* nobody asks any more */
        came = size > 0 ? (size_t)size : 0;
        used = 0;
    }
}

static void get(void *data, size_t size)
{
    for (char *at = data; size > 0;) {
        size_t part;

        read_ahead();
        part = came - used < size ? came - used : size;
        memcpy(at, ahead + used, part);
        at += part;
        used += part;
        size -= part;
    }
}

static void say_last_words(const char *status, const char *name, int line)
{
    struct last_words words = {.serial = LAST_WORDS, .line = line};

    snprintf(words.status, sizeof words.status, "%s", status);
    snprintf(words.name, sizeof words.name, "%s", name);
    send_all((const char *)&words, sizeof words);
}

static void say_status(const char *status)
{
    say_last_words(status, "", 0);
}

void todo_reached(const char *function, int line)
{
    lift_limits();
    say_last_words(STATUS(todo), function, line);
    _exit(1);
}

/* --- one call */

/* Each array of the tests has a copy here, of exactly its size:
 * AddressSanitizer guards what lies behind. It stays until the claim ends, so
 * that an address that the student's code keeps means the same as at home. */
static struct array {
    void *at;
    size_t size;
} * array;
static size_t arrays, in_call[MOST_ARGUMENTS], calls_arrays;

static void *must(void *memory)
{
    if (memory == NULL)
        _exit(1);
    return memory;
}

void worker_take(void *value, size_t size)
{
    get(value, size);
}

/* Where the argument points. SIZE, as declared, is what the tests have made
 * sure of: the array around it may be larger. */
void *worker_take_array(size_t size)
{
    struct place place;

    (void)size;
    get(&place, sizeof place);
    if (place.number == arrays) {
        array = must(realloc(array, (arrays + 1) * sizeof *array));
        array[arrays].at = must(malloc(place.size > 0 ? place.size : 1));
        array[arrays++].size = place.size;
    }
    if (calls_arrays == MOST_ARGUMENTS)
        _exit(1);
    get(array[place.number].at, place.size);
    in_call[calls_arrays++] = place.number;
    return (char *)array[place.number].at + place.offset;
}

void worker_answer(const void *result, size_t size)
{
    fflush(stdout); /* the claim counts what each call has printed */
    put(&serial, sizeof serial);
    if (size > 0)
        put(result, size);
    for (size_t k = 0; k < calls_arrays; k++)
        put(array[in_call[k]].at, array[in_call[k]].size);
    put_end();
}

/* --- from the beginning to the end */

/* UBSan reads its options at its first report, from a file of /proc that a
 * process which nobody may read can't open itself. */
const char *__ubsan_default_options(void);

const char *__ubsan_default_options(void)
{
    const char *options = getenv("UBSAN_OPTIONS");

    return options != NULL ? options : "";
}

static const struct service *services;
static void *function[MOST_FUNCTIONS];

static void find_services(const char *name)
{
    const struct chapter *chapter = chapters;

    while (chapter->name != NULL && strcmp(chapter->name, name) != 0)
        chapter++;
    if ((services = chapter->services) == NULL)
        _exit(1);
}

/* From here on the student's code may run. */
static void load(const char *folder)
{
    struct loaded what;
    char path[512];
    void *library;
    bool whole;

    get(&what, sizeof what);
    find_services(what.chapter);
    snprintf(path, sizeof path, "%s/%s", folder, what.library);
    library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    whole = library != NULL;
    for (size_t k = 0; whole && services[k].name != NULL; k++) {
        if (k == MOST_FUNCTIONS)
            _exit(1);
        function[k] = dlsym(library, services[k].name);
        whole = function[k] != NULL;
    }
    if (!whole) {
        const char *reason = dlerror();

        lift_limits();
        fprintf(stderr, "%s\n", reason != NULL ? reason : "not loaded");
        say_status(STATUS(unloaded));
        _exit(1);
    }
}

static void serve(const struct request *request, const char *folder)
{
    serial = request->serial;
    calls_arrays = 0;
    if (request->function == END) {
        lift_limits();
        exit(ENDED_WELL); /* with the sanitizer's look for leaks */
    }
    if (request->function == LOAD)
        load(folder);
    else if (request->function == FLUSH)
        fflush(stdout);
    else {
        services[request->function].serve(function[request->function]);
        return;
    }
    worker_answer(NULL, 0);
}

static void limit_space(void)
{
    unsigned long long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");

    if (file == NULL || fscanf(file, "%llu", &pages) != 1)
        _exit(1);
    fclose(file);
    pages *= (unsigned long long)sysconf(_SC_PAGESIZE);
    setrlimit(RLIMIT_AS,
              &(struct rlimit){pages + SPACE_BYTES, pages + SPACE_BYTES});
    setrlimit(RLIMIT_NOFILE, &(struct rlimit){32, 32});
    setrlimit(RLIMIT_NPROC, &(struct rlimit){PROCESSES, PROCESSES});
}

_Noreturn void work(const char *folder)
{
    struct request request;

    limit_space();
    limit_code(say_status);
    allow_calculation_only();
    for (;;) {
        get(&request, sizeof request);
        serve(&request, folder);
    }
}

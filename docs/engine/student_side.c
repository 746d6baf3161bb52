/* Linked with a student's file where it runs as WebAssembly: a heap that
 * watches over each of its bytes, and the limits.
 *
 * clang calls a function before each access to memory, as for AddressSanitizer
 * (-fsanitize=address, with calls for all). There is no runtime library for
 * WebAssembly; these functions take its place. What they find goes to
 * JavaScript (docs/engine/student.js), which ends the claim.
 *
 * This file itself is compiled without those calls. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code_limits.h"

/* No student's name begins so: what is called from JavaScript, and what calls
 * it. */
#define EXPORT(name) __attribute__((export_name(#name))) __course_##name

void __course_left_early(void);
_Noreturn void __course_aborted(void);
void __course_counted(uint32_t steps, uint32_t most_millions);
_Noreturn void __course_too_much_memory(void);
_Noreturn void __course_stack_is_full(void);
_Noreturn void __course_bad_free(bool twice);

/* A new block: the line that asked for it is named if it is a leak. */
void __course_allocated(uintptr_t block);

/* BLOCK: the block whose bytes or zones were met, 0 if there is none. */
_Noreturn void __course_bad_access(uintptr_t at, size_t size, bool writes,
                                   uintptr_t block, size_t bytes, bool freed);

/* --- limits */

/* Steps are counted, not seconds: no verdict depends on the speed of the
 * machine. JavaScript adds them up, for each call where an instance answers
 * many. What is not handed over yet is a global of WebAssembly: no pointer of
 * the student's reaches it. */
static uint32_t __attribute__((address_space(1))) steps;

static void count_steps(uint32_t n)
{
    steps += n;
    if (steps >= 1 << 16) {
        __course_counted(steps, MILLION_STEPS);
        steps = 0;
    }
}

/* clang calls it in each basic block. */
void __sanitizer_cov_trace_pc(void)
{
    count_steps(1);
}

/* What the C library does with so many bytes, in steps. */
static void count_bytes(size_t n)
{
    count_steps(1 + (uint32_t)(n / 16));
}

/* What is printed goes to JavaScript at the end of each claim. */
void EXPORT(flush_output)(void)
{
    fflush(NULL);
}

void abort(void)
{
    __course_aborted();
}

__attribute__((constructor)) static void watch_for_exit(void)
{
    atexit(__course_left_early);
    setvbuf(stdout, NULL, _IONBF, 0); /* nothing is lost at a crash */
}

/* --- the heap
 *
 *     head | zone | the block | zone | rest
 *
 * A piece is never split. Up to a megabyte it has a power of two of bytes; the
 * larger ones are of the last kind, BIG. What was freed is used again late, so
 * that a use after the end is seen for long. */

enum {
    HEAD = 64,      /* bytes before the zone; the block is aligned by it */
    GRAIN = 8,      /* bytes that share a byte of a map */
    SPAN = 1 << 20, /* bytes that share a map */
    ZONE = 1024,    /* as wide as those in a terminal (judge.sh) */
    PAGE = 65536,
    BIG = 21, /* a piece of kind k < BIG has 2 to the k bytes */
    KINDS,
    MOST_HEAP = HEAP_MEGABYTES << 20,
    LATE = 32 << 20,    /* freed bytes that are kept before they are used */
    MEMORY = 256 << 20, /* as the linker sets it */
    WIDE = 192 << 20,   /* behind so many bytes zones are narrow, so that */
    NARROW = 64,        /* 70,000 small blocks have room */
    FIELD = 4096        /* bytes that share an entry of a map */
};
static const unsigned char zone_byte = 0xfb, fresh_byte = 0xbe;

struct piece {
    struct piece *next_free, *next;
    size_t bytes, size; /* of the piece, of the block */
    int kind, zone;
    bool freed;
};
_Static_assert(sizeof(struct piece) <= HEAD, "room for the head");
static struct piece *pieces, *first_free[KINDS], *last_free[KINDS];
static size_t heap_in_use, heap_freed;
static uintptr_t heap_end;
extern unsigned char __heap_base;

/* Of a span: how many of the first bytes of each grain may be used, and of the
 * pieces with bytes in a field the one that begins last. A map lies in the heap
 * where it first reaches into a span, so that a module begins with little
 * memory: there are two for each claim. */
static struct map {
    unsigned char grains[SPAN / GRAIN];
    struct piece *latest[SPAN / FIELD];
} * maps[MEMORY / SPAN];

static bool grow_to(uintptr_t end)
{
    size_t there = __builtin_wasm_memory_size(0) * (size_t)PAGE;

    return end <= there || __builtin_wasm_memory_grow(
                               0, (end - there + PAGE - 1) / PAGE) != SIZE_MAX;
}

__attribute__((constructor(101))) static void begin_heap(void)
{
    heap_end = ((uintptr_t)&__heap_base + HEAD - 1) / HEAD * HEAD;
}

/* Takes new memory from behind all that is used, for a piece whose spans have
 * maps. */
static void *more_heap(size_t bytes)
{
    uintptr_t span = heap_end / SPAN, at;

    for (; bytes <= MEMORY - heap_end && span <= (heap_end + bytes - 1) / SPAN;
         span++)
        if (maps[span] == NULL) {
            at = heap_end;
            if (!grow_to(heap_end += sizeof *maps[span]))
                return NULL;
            maps[span] = (struct map *)at;
        }
    if (bytes > MEMORY - heap_end || !grow_to(heap_end + bytes))
        return NULL;
    at = heap_end;
    heap_end += bytes;
    return (void *)at;
}

static unsigned char *grain_of(uintptr_t at)
{
    struct map *map = maps[at / SPAN];

    return map == NULL ? NULL : &map->grains[at % SPAN / GRAIN];
}

static struct piece **latest_at(uintptr_t at)
{
    static struct piece *none;
    struct map *map = at < MEMORY ? maps[at / SPAN] : NULL;

    return map == NULL ? &none : &map->latest[at % SPAN / FIELD];
}

static unsigned char *block_of(struct piece *piece)
{
    return (unsigned char *)piece + HEAD + piece->zone;
}

static void mark(struct piece *piece, bool open)
{
    uintptr_t at = (uintptr_t)block_of(piece);
    size_t left = piece->size;

    for (; left > 0; at += GRAIN, left -= left < GRAIN ? left : GRAIN)
        *grain_of(at) = !open ? 0 : left < GRAIN ? (unsigned char)left : GRAIN;
}

static struct piece *used_again(int kind, size_t bytes)
{
    struct piece *piece = first_free[kind];

    if (piece == NULL || piece->bytes < bytes || heap_freed < LATE)
        return NULL;
    first_free[kind] = piece->next_free;
    heap_freed -= piece->bytes;
    return piece;
}

static struct piece *new_piece(int kind, size_t bytes)
{
    struct piece *piece = more_heap(bytes);

    if (piece == NULL)
        return NULL;
    *piece = (struct piece){.next = pieces, .bytes = bytes, .kind = kind};
    for (uintptr_t at = (uintptr_t)piece / FIELD * FIELD;
         at < (uintptr_t)piece + bytes; at += FIELD)
        *latest_at(at) = piece;
    return pieces = piece;
}

static struct piece *piece_for(size_t size, size_t zone)
{
    size_t needed = HEAD + size + 2 * zone, bytes;
    struct piece *piece;
    int kind = 5;

    while (kind < BIG && ((size_t)1 << kind) < needed)
        kind++;
    bytes = kind < BIG ? (size_t)1 << kind : (needed + PAGE - 1) / PAGE * PAGE;
    piece = used_again(kind, bytes);
    return piece != NULL ? piece : new_piece(kind, bytes);
}

void *malloc(size_t size)
{
    int zone = heap_end < WIDE ? ZONE : NARROW;
    struct piece *piece;

    size += size == 0; /* as AddressSanitizer does */
    if (size > MOST_HEAP || size > MOST_HEAP - heap_in_use)
        __course_too_much_memory();
    count_bytes(size + 2 * zone);
    if ((piece = piece_for(size, zone)) == NULL)
        return NULL;
    piece->size = size;
    piece->zone = zone;
    piece->freed = false;
    heap_in_use += size;
    memset(block_of(piece) - zone, zone_byte, zone);
    memset(block_of(piece), fresh_byte, size);
    memset(block_of(piece) + size, zone_byte, zone);
    mark(piece, true);
    __course_allocated((uintptr_t)block_of(piece));
    return block_of(piece);
}

static struct piece *piece_at(uintptr_t at)
{
    struct piece *piece = *latest_at(at);

    /* The next of a piece lies before it. */
    while (piece != NULL && at < (uintptr_t)piece)
        piece = piece->next;
    return piece != NULL && at - (uintptr_t)piece < piece->bytes ? piece : NULL;
}

void free(void *block)
{
    struct piece *piece = piece_at((uintptr_t)block);

    if (block == NULL)
        return;
    if (piece == NULL || block != block_of(piece))
        __course_bad_free(false);
    if (piece->freed)
        __course_bad_free(true);
    piece->freed = true;
    piece->next_free = NULL;
    heap_in_use -= piece->size;
    heap_freed += piece->bytes;
    mark(piece, false);
    if (first_free[piece->kind] == NULL)
        first_free[piece->kind] = piece;
    else
        last_free[piece->kind]->next_free = piece;
    last_free[piece->kind] = piece;
}

void *calloc(size_t n, size_t each)
{
    size_t size;
    void *block;

    if (__builtin_mul_overflow(n, each, &size))
        __course_too_much_memory();
    block = malloc(size);
    return block == NULL ? NULL : memset(block, 0, size);
}

void *realloc(void *block, size_t size)
{
    struct piece *piece = block == NULL ? NULL : piece_at((uintptr_t)block);
    void *other;

    if (block != NULL && (piece == NULL || block != block_of(piece)))
        __course_bad_free(false);
    if (piece != NULL && piece->freed)
        __course_bad_free(true);
    other = malloc(size);
    if (other == NULL || piece == NULL)
        return other;
    memcpy(other, block, piece->size < size ? piece->size : size);
    free(block);
    return other;
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return alignment <= 16 ? malloc(size) : NULL;
}

/* The library's own names for three of them: with these, none of its own heap
 * is linked. */
void *__libc_malloc(size_t size) __attribute__((alias("malloc")));
void *__libc_calloc(size_t n, size_t each) __attribute__((alias("calloc")));
void __libc_free(void *block) __attribute__((alias("free")));

/* The first block that was never freed, or NULL. (Where the first blocks were
 * asked for is known.) */
void *EXPORT(leaked_block)(void)
{
    void *first = NULL;

    for (struct piece *piece = pieces; piece != NULL; piece = piece->next)
        if (!piece->freed)
            first = block_of(piece);
    return first;
}

/* True for an address that an access will judge. */
bool EXPORT(is_judged_later)(uintptr_t at)
{
    return at >= (uintptr_t)&__heap_base && at < heap_end;
}

/* --- arrays that the tests lend */

void *EXPORT(lend)(size_t size)
{
    return malloc(size); /* allocated() knows that it is not the student's */
}

/* Takes the array back. A function of the C library, which has no calls in it,
 * may have written beside it: returns where, or 0. */
uintptr_t EXPORT(take_back)(unsigned char *block)
{
    struct piece *piece = piece_at((uintptr_t)block);
    uintptr_t changed = 0;

    for (int k = 0; k < piece->zone && changed == 0; k++)
        if (block[piece->size + k] != zone_byte)
            changed = (uintptr_t)(block + piece->size + k);
        else if (block[-1 - k] != zone_byte)
            changed = (uintptr_t)(block - 1 - k);
    free(block);
    return changed;
}

/* --- each access */

enum { NULL_PAGE = 64 };

static bool is_open(uintptr_t at, size_t size)
{
    uintptr_t last = at + size - 1;
    const unsigned char *grain;

    if (at < NULL_PAGE || last < at || last >= MEMORY)
        return false;
    if (at < (uintptr_t)&__heap_base)
        return last < (uintptr_t)&__heap_base;
    for (; at <= last; at = at / GRAIN * GRAIN + GRAIN) {
        uintptr_t to = at / GRAIN == last / GRAIN ? last : at | (GRAIN - 1);

        grain = grain_of(to);
        if (grain == NULL || *grain <= to % GRAIN)
            return false;
    }
    return true;
}

/* Where the stack is; an array of variable length that is too large moves it
 * below 0. */
static uintptr_t stack_pointer(void)
{
    return (uintptr_t)__builtin_frame_address(0);
}

static void look(uintptr_t at, size_t size, bool writes)
{
    struct piece *piece;

    if (size == 0 || is_open(at, size))
        return;
    piece = at < NULL_PAGE ? NULL : piece_at(at);
    if (stack_pointer() >= MEMORY)
        __course_stack_is_full();
    if (piece == NULL)
        __course_bad_access(at, size, writes, 0, 0, false);
    else
        __course_bad_access(at, size, writes, (uintptr_t)block_of(piece),
                            piece->size, piece->freed);
}

#define ACCESS(n)                                                              \
    void __asan_load##n(uintptr_t at)                                          \
    {                                                                          \
        look(at, n, false);                                                    \
    }                                                                          \
    void __asan_store##n(uintptr_t at)                                         \
    {                                                                          \
        look(at, n, true);                                                     \
    }

ACCESS(1)
ACCESS(2)
ACCESS(4)
ACCESS(8)
ACCESS(16)

void __asan_loadN(uintptr_t at, size_t size)
{
    look(at, size, false);
}

void __asan_storeN(uintptr_t at, size_t size)
{
    look(at, size, true);
}

void *__asan_memcpy(void *to, const void *from, size_t size)
{
    look((uintptr_t)from, size, false);
    look((uintptr_t)to, size, true);
    count_bytes(size);
    return memmove(to, from, size);
}

void *__asan_memmove(void *to, const void *from, size_t size)
    __attribute__((alias("__asan_memcpy")));

void *__asan_memset(void *to, int byte, size_t size)
{
    look((uintptr_t)to, size, true);
    count_bytes(size);
    return memset(to, byte, size);
}

/* Nothing has to be begun or undone. */
void __asan_init(void)
{
}

void __asan_version_mismatch_check_v8(void)
    __attribute__((alias("__asan_init")));
void __asan_handle_no_return(void) __attribute__((alias("__asan_init")));

/* What the two ends of the line between a claim and its worker know.
 *
 * A claim (proxy.c) is trusted. It sends requests, and decides. A worker
 * (worker.c) runs a student's code, and its answers are only numbers.
 *
 *   request   this header; then each argument in order: the bytes of a value,
 *             or a struct place and the bytes of the whole array around it
 *   answer    the request's serial; the bytes of the result; the bytes of each
 *             array in order, those of inputs too
 *
 * No answer says how long it is: the claim knows. The first serial is a random
 * number, and each is 1 more than the last. So bytes that nobody asked
 * for become an answer with a wrong serial. */
#ifndef WIRE_H
#define WIRE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

struct request {
    uint64_t serial;
    uint32_t function; /* of the chapter, from 0; or one of these */
    uint32_t bytes;    /* that follow */
};

/* What a worker loads: follows a request LOAD. */
struct loaded {
    char chapter[64]; /* whose functions these are */
    char library[64]; /* a file in the launcher's folder */
};

/* An argument may point into an array: behind a table, say, other rows stand.
 */
struct place {
    uint64_t number; /* of the array in this claim, from 0 */
    uint64_t size, offset;
};

enum { LOAD = 0x7fff0000, FLUSH, END };

/* Instead of an answer: why the worker ends here. Words only: with this, a
 * claim can't pass. */
#define LAST_WORDS UINT64_MAX

struct last_words {
    uint64_t serial; /* LAST_WORDS */
    char status[16];
    char name[64]; /* of the function that is not started */
    int32_t line;
};

/* A claim asks for a worker: one byte to the launcher, and with it these
 * descriptors. On the control line the launcher answers with one byte and a
 * descriptor of the worker's process, and at its end with this. Before END the
 * claim sends a byte there: from then on the worker may start one helper, to
 * look for leaks. (If the launcher closes the line and has not read that byte,
 * the claim hears that before it hears the ending.) COMPUTED is the time of
 * the worker and of what it has left behind. STRAYS: it asked for a helper too
 * early, or for a second helper, or left a helper behind. */
enum { CONTROL, LINE, OUTPUT, ERRORS, DESCRIPTORS };

/* Sends one byte with COUNT descriptors, or receives it: 1 if it came, 0 at the
 * end of the line, -1 for an error. FD[0] is -1 if no such descriptors came. */
static inline ssize_t pass_on(int line, bool sends, int fd[], size_t count)
{
    char byte = 0, room[CMSG_SPACE(DESCRIPTORS * sizeof *fd)] = {0};
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = room,
                             .msg_controllen = CMSG_SPACE(count * sizeof *fd)};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    ssize_t size;

    if (sends) {
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(count * sizeof *fd);
        memcpy(CMSG_DATA(header), fd, count * sizeof *fd);
        return sendmsg(line, &message, MSG_NOSIGNAL);
    }
    size = recvmsg(line, &message, MSG_CMSG_CLOEXEC);
    header = CMSG_FIRSTHDR(&message);
    if (header == NULL || header->cmsg_len != CMSG_LEN(count * sizeof *fd))
        fd[0] = -1;
    else
        memcpy(fd, CMSG_DATA(header), count * sizeof *fd);
    return size;
}

struct ending {
    int status; /* as from wait() */
    int strays;
    int64_t computed; /* microseconds */
    int64_t resident; /* the most memory that it has really used, in kB */
};

#endif

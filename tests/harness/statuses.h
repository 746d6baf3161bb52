/* The statuses of a claim; what they mean says judge/statuses.tsv, from which
 * make sync writes this file. */
#ifndef STATUSES_H
#define STATUSES_H

/* clang-format off */
enum { STATUS_passed, STATUS_failed, STATUS_todo, STATUS_begun, STATUS_unsound,
    STATUS_luck, STATUS_skipped, STATUS_unpaid, STATUS_lost, STATUS_endless,
    STATUS_idle, STATUS_flood, STATUS_memory, STATUS_exit, STATUS_stopped,
    STATUS_stack, STATUS_segfault, STATUS_division, STATUS_aborted,
    STATUS_overrun, STATUS_forbidden, STATUS_forged, STATUS_unloaded,
    STATUS_no_worker, STATUSES };
static const char *const status_names[] = {"passed", "failed", "todo", "begun",
    "unsound", "luck", "skipped", "unpaid", "lost", "endless", "idle", "flood",
    "memory", "exit", "stopped", "stack", "segfault", "division", "aborted",
    "overrun", "forbidden", "forged", "unloaded", "no_worker"};
/* clang-format on */

/* The name of a status that the list has. */
#define STATUS(name) status_names[STATUS_##name]

#endif

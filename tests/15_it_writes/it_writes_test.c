/* Chapter 15: a cache, and who sees whom. */
#include "it_writes.h"

#include "claim.h"

CLAIM(key_head, neighbouring_heads_share_one_key_head,
      "8 heads, 2 key heads: 0 0 0 0 1 1 1 1", "fewer-keys-than-heads")
{
    for (size_t head = 0; head < 8; head++) {
        describe_call("key_head(%zu, 8, 2)", head);
        expect_count("", key_head(head, 8, 2), head / 4);
    }
}

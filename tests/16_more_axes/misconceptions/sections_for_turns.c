/* This is what you get when the sections stand one after another, whether
 * in_turns is true or not. Text does not show it. Such a program read pictures
 * of a model whose axes take turns, and described grey stone.
 *
 * read: axes-in-turns
 * shipped: https://github.com/mlx-node/mlx-node/pull/80
 * shipped: https://github.com/alibaba/MNN/pull/4133
 * shipped: https://github.com/vllm-project/vllm-gaudi/pull/1437 */
#include "with_ways.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    (void)axes;
    (void)in_turns;
    return by_sections(pair, section);
}

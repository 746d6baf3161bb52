/* What TODO() is. With this file here, an exercise compiles without options. */
#include "../../tests/harness/todo.h"

/* How a student's file is compiled and linked. The warnings are those of
 * tests/judge/build.mk. */

/* Standard C with M_PI, all lines known, nothing optimised away. */
const COMPILE = ['-std=c11', '-D_DEFAULT_SOURCE', '-O0', '-gdwarf-4',
  '-ftrivial-auto-var-init=pattern'];

/* A call before each access to memory (c/student_side.c), and in each block.
 * gcc lets a double too large for its whole number pass, and 0 added to a null
 * pointer; so does this. */
const WATCH = ['-Xclang', '-fsanitize=address',
  '-mllvm', '-asan-instrumentation-with-call-threshold=0',
  '-mllvm', '-asan-stack=0', '-mllvm', '-asan-globals=0',
  '-fsanitize=undefined',
  '-fno-sanitize=function,vptr,object-size,float-cast-overflow',
  '-fno-sanitize-recover=all', '-fsanitize-recover=pointer-overflow',
  '-fsanitize-coverage=trace-pc'];

/* The stack lies first, so that one that is too deep traps; it is as large as
 * one in a terminal. */
const LINK = ['-mexec-model=reactor', '-nostartfiles', '-Wl,--no-entry',
  '-Wl,--allow-undefined', '-Wl,--stack-first',
  '-Wl,--export=__wasm_call_ctors', '-Wl,-z,stack-size=8388608',
  '-Wl,--max-memory=268435456'];

/* Arguments of clang for a file, and for its warnings alone; functions: those
 * of the chapter. */
export function clangArguments(target, warnings, functions, file) {
  return [`--target=${target}`, ...COMPILE, ...WATCH, ...warnings, ...LINK,
    ...functions.map(name => `-Wl,--export-if-defined=${name}`),
    file, 'student_side.o', '-lm', '-o', 'student.wasm'];
}

/* Runs a worked example that is linked with a student's file, as make run does
 * in a terminal. */
import { Student } from '../engine/student.js';

/* A table may take so many times the steps of a claim. One of chapter 07 needs
 * eight times as many. */
const PATIENCE = 20;

/* { out }: what it has printed; `open` is the exercise that it has met before
 * that is written, `stopped` the kind of what ended it. */
export function runWorked(module) {
  const student = new Student(new WebAssembly.Module(module)), ended = {};
  student.patience = PATIENCE;
  try {
    student.start();
    student.c.__course_worked();
    ended.stopped = student.stopped?.kind;
  } catch (error) {
    if (error.kind === 'todo') ended.open = error.what.function;
    else ended.stopped = error.kind ?? 'crash';
  }
  return { out: student.printed[1], ...ended };
}

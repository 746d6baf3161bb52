/* The worker that has clang and the judge. It answers messages:
 *
 *   { runner: true }, a port   to the worker that runs claims (runner.js)
 *   { load: CHAPTER }          clang and a chapter are there
 *   { check: CHAPTER, text }   { board, verdict, diagnostics };
 *                              with
 *                              only: EXERCISE they are about this one alone.
 *   { run: CHAPTER, text }     what the worked example gives (course.js)
 *   { blame: CHAPTER, text, only }    { line } (blame.js)
 *
 * and tells
 *
 *   { loaded }          bytes of the compiler, and of what else a check needs
 *   { linked }          the module that clang has made of a student's text
 *   { trying, of, changes }   the number of the claim or change that is being
 *                       tried, and of all
 *   { hung: true }      that it needs another runner */
import { blame } from './blame.js';
import { Findings } from './claims.js';
import { Course } from './course.js';
import { unpacked } from './line.js';

/* Claims end by themselves: their steps are counted. Only a loop inside the C
 * library has no steps; so long is waited for it. */
const PATIENCE = 60000;

let loaded = 0;
const tell = more => postMessage({ loaded: loaded += more });

/* The bytes of a file. They are kept: each check needs the claims. */
const got = new Map();
async function bytes(name) {
  if (!got.has(name))
    got.set(name, unpacked(name, tell).then(answer => answer.arrayBuffer()));
  return new Uint8Array(await got.get(name));
}

let course, clang;

/* clang's own loader fetches what it needs beside itself. */
async function begin() {
  self.fetch = (plain => (url, ...more) => {
    const name = /clang\/[\w.-]+\.(wasm|tar)$/.exec(url)?.[0];
    return name ? unpacked(name, tell) : plain(url, ...more);
  })(self.fetch);
  const llvm = await import(new URL('clang/bundle.js', import.meta.url));
  course = new Course(bytes, llvm, runClaims, runWorked);
  clang = llvm.runLLVM(['clang', '--version'], {},
    { stdout: () => {}, stderr: () => {}, fetchProgress: () => {} });
}

/* No claim is tried twice on one module: after an exercise its chapter is asked
 * for. */
const found = new WeakMap();

/* Runs the claims in a worker, and begins again behind a claim that hangs. */
async function runClaims(chapter, module, chosen) {
  if (!found.has(module)) found.set(module, new Findings());
  const judge = await bytes(`${chapter}.wasm`), findings = found.get(module);
  const source = `chapters/${chapter}/${chapter.slice(3)}.c`;
  for (;;) {
    const { known, endless } = findings;
    const { hung } = await askRunner({ judge, module, source, ...chosen, known,
      endless }, ({ k, of, name, result }) => {
      if (result) findings.add(k, name, result);
      else postMessage({ trying: k + 1, of, changes: chosen.changes });
    });
    if (!hung) return findings.files(chosen);
    const [exercise, sentence] = hung.name;
    findings.add(hung.k, hung.name, { status: 'endless', facts:
      `claim\t${exercise}\t${sentence}\tendless\t\t\ncall\t\n` });
  }
}

/* A port to the worker that runs claims. The page makes that worker, and
 * another when a claim hangs: Firefox may stop a worker for good that makes one
 * itself. */
let runner, take;
function awaitRunner() {
  runner = new Promise(done => { take = done; });
}
awaitRunner();

/* Sends the runner a message. heard() is told each answer, and the last one has
 * `done`; after a silence that is too long, `hung` is what came before it. A
 * runner that says nothing has not begun. What one that was given up still says
 * is not heard. */
async function askRunner(message, heard) {
  const port = await runner;
  return new Promise((resolve, reject) => {
    let clock;
    const wait = hung => {
      clock = setTimeout(() => {
        port.close();
        awaitRunner();
        postMessage({ hung: true });
        if (hung) resolve({ hung });
        else reject(new Error('The worker that runs claims does not begin.'));
      }, PATIENCE);
    };
    port.onmessage = ({ data }) => {
      clearTimeout(clock);
      if (data.done) return resolve(data);
      wait(data);
      heard?.(data);
    };
    wait();
    port.postMessage(message);
  });
}

async function runWorked(worked) {
  return (await askRunner({ worked })).worked ??
    { out: '', stopped: 'endless' };
}

const begun = begin();

const ANSWERS = {
  async load({ load }) {
    await Promise.all([clang, course.chapter(load), bytes(`${load}.wasm`)]);
    return {};
  },
  async check({ check, text, only, settings }) {
    const linked = module => postMessage({ linked: module });
    const { verdict, diagnostics } = await course.check(check, text,
      { only, linked });
    return { verdict, diagnostics, board: await course.board(check, verdict,
      { ...settings, ...only && { single: 1 } }) };
  },
  run({ run, text }) {
    return course.run(run, text);
  },
  async blame({ blame: chapter, ...asked }) {
    return { line: await blame(course, chapter, asked) };
  },
};

onmessage = async ({ data, ports }) => {
  if (data.runner) return take(ports[0]);
  const kind = Object.keys(ANSWERS).find(name => name in data);
  try {
    await begun;
    postMessage({ id: data.id, ...await ANSWERS[kind](data) });
  } catch (error) {
    // A stack may be empty, or begin without the words.
    postMessage({ id: data.id, error: `${error}\n${error.stack ?? ''}` });
  }
};

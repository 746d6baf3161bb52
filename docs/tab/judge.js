/* From what clang and the claims have said to a verdict and a board, by the awk
 * programs of tests/judge and tests/guesses: what judge.sh and check.sh do in a
 * terminal. */
import { charactersOf } from '../engine/wasi.js';
import { isFailure } from './statuses.js';

const programs = names =>
  names.flatMap(name => ['-f', `tests/${name}.awk`]);
const variables = set => Object.entries(set)
  .flatMap(([name, value]) => ['-v', `${name}=${value}`]);

const anyFailed = facts => facts.split('\n').some(line =>
  line.startsWith('claim\t') && isFailure(line.split('\t')[3]));

export class Judge {
  /* files: the judge's own files, by their paths in the repository, and the
   * tables of all chapters. chapter: { name: 'NN_name', fingerprints }. */
  constructor(awk, files, chapter) {
    this.awk = awk;
    this.files = files;
    this.program = files['tests/judge/program'].trim().split(/\s+/);
    this.contracts = Object.keys(files).filter(path =>
      path.endsWith('/contract.tsv')).sort().join(' ');
    this.chapter = chapter;
    const name = chapter.name.slice(3);
    this.header = `chapters/${chapter.name}/${name}.h`;
    this.contract = `tests/${chapter.name}/contract.tsv`;
    this.source = `chapters/${chapter.name}/${name}.c`;
    this.folder = `check/${chapter.name}`;
  }

  run(args, files) {
    return this.awk.run(args, { ...this.files, ...files });
  }

  async text(args, files) {
    return utf8((await this.run(args, files)).out);
  }

  /* source: the text of the exercise. built: what Compiler.build() gave. found:
   * the files of the claims, if it was built. */
  async verdict(source, built, found) {
    const files = { [this.source]: source,
      [`${this.folder}/source.c`]: source };
    const made = found ?? { facts: await this.notRun(built) };
    for (const [name, text] of Object.entries(made))
      files[`${this.folder}/${name}`] = found ? bytesOf(text) : text;
    const named = anyFailed(made.facts);
    const warnings = named ? await this.warnings(built.diagnostics, files) : '';
    const out = await this.text([...variables({ steps: 1, folder: this.folder,
      source: this.source, header: this.header,
      contracts: this.contracts, contract: this.contract }), ...this.program,
    'part=facts', `${this.folder}/facts`,
    ...(named ? ['part=known', 'fingerprints'] : [])],
    { ...files, fingerprints: this.chapter.fingerprints });
    return warnings + out;
  }

  /* The facts where nothing could be run. */
  async notRun({ diagnostics, missing, twice, banned }) {
    if (banned) return `broken\tbanned\n${banned}`;
    if (missing)
      return 'broken\tlink\n' +
        twice.map(name => `duplicate\t${name}\n`).join('') +
        missing.map(name => `undefined\t${name}\n`).join('');
    const out = await this.text([...programs(['judge/errors']), 'diagnostics'],
      { diagnostics });
    return 'broken\tcompile\n' + out.split('\n').filter(Boolean)
      .slice(0, 12).map(line => `row\t${line.replaceAll('\t', '    ')}\n`)
      .join('');
  }

  /* What the text has of what its chapter forbids, as records. */
  forbidden(source) {
    return this.text([...variables({ source: 'source.c',
      chapter: this.chapter.name.slice(0, 2) }),
    ...programs(['judge/source', 'judge/forbidden']),
    'tests/judge/forbidden.tsv'], { 'source.c': source });
  }

  async warnings(diagnostics, files) {
    return this.text([...variables({ source: this.source }),
      ...programs(['judge/source', 'guesses/warnings']), 'warned'],
    { ...files, warned: diagnostics });
  }

  /* What a program of the guesses makes of these arguments: a text, and what it
   * notes beside it; null if it finds nothing. set.source: a C file. */
  async guess(name, set, args, files) {
    const { out, err, status } = await this.run([...variables(set),
      ...programs(['judge/source', `guesses/${name}`]), ...args], files);
    return status === 0 ? { text: utf8(out), notes: err } : null;
  }

  /* The text with other values in local variables that may be read before they
   * have one, and their names; null if there are none. */
  otherValues(source, start) {
    return this.guess('unset', { start, source: 'text' }, [], { text: source });
  }

  /* The facts with a mark at each claim that passed, and failed with other
   * values. */
  async markLuck(facts, other, names) {
    const { out } = await this.run([...variables({ names: 'names' }),
      ...programs(['judge/statuses', 'guesses/luck']), 'other/facts', 'facts'],
    { facts: bytesOf(facts), 'other/facts': bytesOf(other), names });
    return charactersOf(out);
  }

  /* The lines of a verdict's board; settings: board.awk's variables. */
  async board(verdict, settings = {}) {
    return this.text([...variables({ detailed: 1, page: 1,
      here: `chapters/${this.chapter.name}/`, ...settings }),
    ...programs(['judge/wrap', 'judge/board']),
    `${this.folder}/verdict`], { [`${this.folder}/verdict`]: verdict });
  }
}

const utf8 = bytes => new TextDecoder().decode(bytes);

/* What code under test has printed is kept as a character for each byte. */
function bytesOf(text) {
  return Uint8Array.from(text, c => c.charCodeAt(0));
}

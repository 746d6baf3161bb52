/* What the list of statuses says of them (judge/statuses.tsv). */
import table from './statuses.tsv';

const how = Object.fromEntries(table.split('\n').map(row => row.split('\t'))
  .map(([name, , how]) => [name, how]));

/* Of an endless claim no other claim of its exercise is tried. */
export const isEndless = status => how[status] === 'endless';
export const isFailure = status => !['passed', 'open'].includes(how[status]);

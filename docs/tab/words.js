/* What the tab says: rows of words.tsv, with these values in the place of
 * {their names}. */
import table from './words.tsv';

const rows = Object.fromEntries(table.trimEnd().split('\n')
  .map(row => row.split('\t')));

export const words = (name, values = {}) => rows[name].replace(/\{(\w+)\}/g,
  (all, key) => key in values ? values[key] : all);

export const megabytes = bytes => (bytes / 1e6).toFixed(1);

/* A worker that runs claims. The builder ends it if a claim does not end. */
import { Claims } from './claims.js';
import * as tables from './functions.js';

onmessage = ({ data: { judge, module, source, ...chosen } }) => {
  const claims = new Claims(judge, module, tables, source);
  const files = claims.all(chosen, (k, result) => postMessage(
    { k, status: result?.status, name: claims.list[k],
      files: result && filesOf(claims.list[k], result) }));
  postMessage({ done: true, facts: files.facts, count: claims.list.length });
};

function filesOf([exercise, sentence], { facts, out, err }) {
  return { facts, [`${exercise}.${sentence}.out`]: out,
    [`${exercise}.${sentence}.err`]: err };
}

/* A worker that runs claims. It is given a port to the builder, which has it
 * ended if a claim does not end. */
import { Claims } from './claims.js';
import * as tables from './functions.js';

onmessage = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => run(data, port);
};

function run({ judge, module, source, ...chosen }, port) {
  const claims = new Claims(judge, module, tables, source);
  const files = claims.all(chosen, (k, result) => port.postMessage(
    { k, status: result?.status, name: claims.list[k],
      files: result && filesOf(claims.list[k], result) }));
  port.postMessage({ done: true, facts: files.facts,
    count: claims.list.length });
}

function filesOf([exercise, sentence], { facts, out, err }) {
  return { facts, [`${exercise}.${sentence}.out`]: out,
    [`${exercise}.${sentence}.err`]: err };
}

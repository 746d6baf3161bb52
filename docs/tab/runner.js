/* A worker that runs claims. It is given a port to the builder, which has it
 * ended if a claim does not end. */
import { Claims } from './claims.js';
import * as tables from './functions.js';

onmessage = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => run(data, port);
};

function run({ judge, module, source, ...chosen }, port) {
  const claims = new Claims(judge, module, tables, source);
  claims.each(chosen, (k, result) => port.postMessage(
    { k, of: claims.list.length, name: claims.list[k],
      result: result && { ...result, error: null } }));
  port.postMessage({ done: true });
}

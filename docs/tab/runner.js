/* A worker that runs claims, or a worked example. It is given a port to the
 * builder, which has it ended if a claim does not end. */
import { Claims } from './claims.js';
import { runWorked } from './worked.js';
import * as tables from './functions.js';

onmessage = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => {
    if (!data.worked) return run(data, port);
    port.postMessage({});
    port.postMessage({ done: true, worked: runWorked(data.worked) });
  };
};

function run({ judge, module, source, ...chosen }, port) {
  const claims = new Claims(judge, module, tables, source);
  claims.each(chosen, (k, result) => port.postMessage(
    { k, of: claims.list.length, name: claims.list[k],
      result: result && { ...result, error: null } }));
  port.postMessage({ done: true });
}

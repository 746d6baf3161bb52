/* Each failure with what explains it, and in the end the line that test.sh
 * reads. A story fails by itself only if it could not begin. */
export default async function* (events) {
  let passed = 0, failed = 0;
  for await (const { type, data } of events) {
    const group = data?.details?.type === 'suite';
    const error = data?.details?.error;
    if (type === 'test:pass' && !group) passed++;
    if (type !== 'test:fail' || error.failureType === 'subtestsFailed' ||
      group && error.failureType === 'cancelledByParent') continue;
    failed++;
    const { cause = error } = error;
    yield `  ✗ ${data.name}\n${String(cause?.stack ?? cause)
      .split('\n').filter(line => !/node:internal|node_modules/.test(line))
      .slice(0, 24).map(line => `      ${line}`).join('\n')}\n`;
  }
  yield `${passed} passed, ${failed} failed\n`;
}

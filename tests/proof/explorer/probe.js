/* For tests: a view that calls one function of the C. */
view({ name: 'probe', place: 99, subject: 'After 2017', title: 'probe',
  lead: 'for tests',
  ask: () => ({}), draw() {},
  compute(c, { name, given, times = 1, hangs }) {
    while (hangs);
    let result = {};
    for (let k = 0; k < times; k++) result = name ? c.call(name, given) : {};
    return result;
  } });

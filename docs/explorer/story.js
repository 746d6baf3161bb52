/* The page's story: one picture after the other, with one control each. A scene
 * is a view, with the values that its controls start at; `still` has others for
 * those who have asked for little motion. */

const STORY = [
  { view: 'swap', controls: ['swap'], lesson: '00',
    title: 'Swap two words: what moves?',
    lead: 'Attention, the core of a Transformer, turns each word of a ' +
      'sentence into a mix of all of them: a dot. Swap two words. Which dots ' +
      'will move?',
    then: 'Who chased whom is lost. Attention sees **which** words there ' +
      'are, and not **where** they stand. So each word must bring its ' +
      'position along, as numbers. This is what positional encoding is for.' },
  { view: 'clocks', controls: ['pos'], lesson: '03', still: { pos: 17 },
    title: 'A position is a row of clocks',
    lead: 'Every hand starts at twelve o’clock. With each position it turns ' +
      'on, clockwise, by a speed of its own: the first is fast, and each ' +
      'next one slower. A tip leaves two numbers ' +
      'on the row: how far right it is, its sine, and how far up, its cosine.',
    formula: ['right = sin(position × speed)', 'up = cos(position × speed)'],
    then: 'At school an angle begins at the right, so its cosine is there. A ' +
      'clock begins at the top, so here the cosine is how far up. Side by ' +
      'side the numbers of all clocks are the position, and no two rows are ' +
      'alike. These are the first of 32 clocks; the speeds fall from 1 radian ' +
      'per position to nearly 1/10,000.' },
  { view: 'zoom', controls: ['zoom'], lesson: '05', still: { zoom: 100 },
    title: 'All rows are a striped table',
    lead: 'The same rows, with their numbers: blue is +1, red is −1. Zoom ' +
      'out, to more positions and more clocks.',
    then: 'Fast clocks, on the left, tell neighbours apart. Slow clocks, on ' +
      'the right, tell near from far: like the digits of a number, where the ' +
      'last one changes at every step, and the first one rarely. In 100 ' +
      'positions the right half hardly changes. In thousands it does, and ' +
      'tells the beginning of a long text from its end.' },
  { view: 'offset', controls: ['k'], lesson: '06',
    at: { here: 4, there: 61, k: 5, d_model: 8 },
    title: 'A step is the same turn everywhere',
    lead: 'Two words stand far apart. Move both on by k. The hands start in ' +
      'different places. What is the same?',
    then: 'The turn. “k words further on” is one turn of each clock, whether ' +
      'it begins at position 4 or at 61. All turns together are one table of ' +
      'numbers, the matrix T_{k}. A sine alone does not say whether the hand ' +
      'is rising or sinking, and so not where it goes next. The cosine does: ' +
      'hence the pairs.' },
  { view: 'swap', controls: ['swap'], lesson: '07', at: { positions: true },
    title: 'Swap the words once more',
    lead: 'The first picture again. Now the row of its position has been ' +
      'added to the numbers of each word. Which dots will move?',
    then: 'The two sentences have become different for attention. That was ' +
      'the task. Lesson 07 shows that the word can still be read in the sum.' },
  { view: 'rope', controls: ['river'], lesson: '11',
    at: { river: 0, bank_after: 5 }, still: { river: 60 },
    title: 'What many models do today: turn the word',
    lead: 'Rotary embedding (RoPE) adds nothing. It turns the numbers of ' +
      'each word by its position. Here two words move through a text, always ' +
      'five apart. The lines show how well they match: the dot product of ' +
      'their numbers. A hand is as long as its two numbers make it, and ' +
      'turning keeps that.',
    then: 'Added, the match depends on where the two words stand. Turned, it ' +
      'depends only on how far apart they are: a flat line. That is wanted: ' +
      'a bank five words after a river should match it as well at the end ' +
      'of a text as at its beginning. How high the line is does not matter ' +
      'here.' },
];

function put_story(main, editions, shared) {
  const calm = reduced.matches;
  for (const [k, scene] of STORY.entries()) {
    const { title, lead, formula = [], then, lesson, at, still } = scene;
    const host = element('div', { class: 'live', 'data-view': scene.view });
    const after = element('div', { class: 'words then' }, element('p', {},
      ...rich(then)), lesson_link(lesson));
    main.append(element('section', { class: 'scene' },
      element('div', { class: 'words' }, element('h2', {},
        element('span', { text: `${k + 1} ` }), title),
      element('p', { text: lead }),
      ...formula.map(text => element('code', { class: 'formula', text }))),
      host, after));
    const state = new State();
    state.add(shared.controls.by);
    state.read(Object.entries({ ...at, ...calm ? still : {},
      by: shared.values.by }));
    shared.listeners.add(({ by }) => state.set({ by }));
    if (scene.view === 'swap') {        // ask before you tell
      after.style.visibility = 'hidden';
      state.listeners.add(({ swap }) => swap && after.removeAttribute('style'));
    }
    mount(host, state, editions, { controls: scene.controls, story: true });
  }
  main.append(element('section', { class: 'end' },
    element('h2', { text: 'Now build it yourself' }),
    element('p', { text: 'All of this page is computed by the C code of a ' +
      'course. There you write this code, one small function after the ' +
      'other, and you find out why sines, why in pairs, why so many, why ' +
      '10000, and why the result is added. The first lesson begins where ' +
      'this page began.' }),
    lesson_link('00', 'main')));
}

/* A link to a lesson: in the site, or, where none is known, to the lesson's
 * text in the folder that this page was built in. */
function lesson_link(number, kind = 'lesson') {
  const folder = Object.keys(LESSONS).find(one => one.startsWith(number));
  const { site } = document.querySelector('main').dataset;
  return element('a', { class: kind, text: `Lesson ${LESSONS[folder]}`,
    href: site ? `${site}chapters_${folder}.html`
      : `../../chapters/${folder}/README.md` });
}

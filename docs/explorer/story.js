/* The page's story: one picture after the other, with one control each. A scene
 * is a view, with the values that its controls start at; `still` has others for
 * those who have asked for little motion. A scene that `asks` answers when this
 * control has been moved. texts.tsv has its words, by its number. */

const STORY = [
  { view: 'swap', controls: ['swap', 'sentence'], lesson: '00', asks: 'swap' },
  { view: 'clocks', controls: ['pos'], lesson: '03', still: { pos: 17 } },
  { view: 'zoom', controls: ['zoom'], lesson: '05', still: { zoom: 100 } },
  { view: 'offset', controls: ['k'], lesson: '06', asks: 'k',
    at: { here: 4, there: 61, k: 5, d_model: 8 } },
  { view: 'swap', controls: ['swap', 'sentence'], lesson: '07', asks: 'swap',
    at: { positions: true } },
  { view: 'rope', controls: ['river'], lesson: '11',
    at: { river: 0, bank_after: 5 }, still: { river: 60 } },
];

/* The scenes with their words; to tasks is added what mounts their panels. */
function put_story(main, editions, shared, tasks) {
  const calm = reduced.matches;
  for (const [k, scene] of STORY.entries()) {
    if (!VIEWS[scene.view] || !folder_of(scene.lesson)) continue;
    const { title, lead, formula, then } = texts_of(`scene ${k + 1}`);
    const { lesson, at, still, asks } = scene;
    const host = place_of(scene.view);
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
    if (asks) after.style.visibility = 'hidden';
    tasks.push(() => {
      mount(host, state, editions, { controls: scene.controls, story: true });
      const begun = state.values[asks];
      state.listeners.add(values => values[asks] !== begun &&
        after.removeAttribute('style'));
    });
  }
  main.append(element('section', { class: 'end' },
    element('h2', { text: 'Now build it yourself' }),
    element('p', { text: page_says('end') }),
    lesson_link(Object.keys(LESSONS)[0].slice(0, 2), 'main')));
}

function folder_of(number) {
  return Object.keys(LESSONS).find(folder => folder.startsWith(number));
}

/* A link to a lesson: in the site, or, where none is known, to the lesson's
 * text in the folder that this page was built in. */
function lesson_link(number, kind = 'lesson') {
  const folder = folder_of(number);
  const { site } = document.querySelector('main').dataset;
  return element('a', { class: kind, text: `Lesson ${LESSONS[folder]}`,
    href: site ? `${site}chapters_${folder}.html`
      : `../../chapters/${folder}/README.md` });
}

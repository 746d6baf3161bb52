/* The editor: CodeMirror with what C needs. */
import { defaultKeymap, history, historyKeymap, indentWithTab }
  from '@codemirror/commands';
import { cpp } from '@codemirror/lang-cpp';
import { HighlightStyle, bracketMatching, codeFolding, foldEffect, foldGutter,
  foldKeymap, indentOnInput, indentUnit, syntaxHighlighting, unfoldEffect,
  foldedRanges } from '@codemirror/language';
import { lintGutter, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers }
  from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { make } from './make.js';
import { bodies } from './source.js';

/* The colours are the site's own (tab.css), light and dark. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword],
    class: 'c-keyword' },
  { tag: [tags.typeName, tags.standard(tags.typeName)], class: 'c-type' },
  { tag: [tags.comment, tags.blockComment, tags.lineComment],
    class: 'c-comment' },
  { tag: [tags.string, tags.character], class: 'c-string' },
  { tag: tags.number, class: 'c-number' },
  { tag: [tags.processingInstruction, tags.meta], class: 'c-directive' },
]);

/* What stands for a part that is folded. */
const placeholderDOM = (view, onclick, names) => make('span', {
  className: 'cm-foldPlaceholder', title: 'Show this', onclick,
  textContent: names.length ? `⋯ ${names.join(', ')}` : '⋯' });

/* An editor for one chapter, to be moved from exercise to exercise.
 * changed(text) comes at each edit, check() at Ctrl-Enter. Below floor() the
 * page shows no line: something may lie over it. */
export class Editor {
  constructor({ text, names, label, changed, check, floor }) {
    this.names = names;
    const run = () => { check(); return true; };
    /* After Escape, Tab leaves, until something is written. That the editor has
     * been entered is said late, perhaps after Escape. */
    const leave = view => { view.setTabFocusMode(true); return false; };
    this.view = new EditorView({ state: EditorState.create({ doc: text,
      extensions: [lineNumbers(), foldGutter(), history(),
        codeFolding({ preparePlaceholder: (_, extent) => this.within(extent),
          placeholderDOM }),
        drawSelection(), highlightActiveLine(), indentOnInput(),
        bracketMatching(), indentUnit.of('    '), lintGutter(), cpp(),
        syntaxHighlighting(COLOURS), EditorView.lineWrapping,
        EditorView.scrollHandler.of((view, { head }) => {
          // Behind the editor's own scrolling, and with its margin.
          view.requestMeasure({
            read: () => view.coordsAtPos(head)?.bottom + 5 - floor(),
            write: hidden => { if (hidden > 0) scrollBy(0, hidden); } });
          return false;
        }),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0',
          spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
        keymap.of([{ key: 'Mod-Enter', run }, { key: 'Escape', run: leave },
          { key: 'F8', run: nextDiagnostic }, indentWithTab, ...defaultKeymap,
          ...historyKeymap, ...foldKeymap]),
        EditorView.updateListener.of(update => {
          if (update.docChanged ||
            update.focusChanged && !update.view.hasFocus)
            update.view.setTabFocusMode(false);
          if (update.docChanged) changed(this.text);
        })] }) });
    const seen = window.visualViewport;      // without a phone's keyboard
    seen?.addEventListener('resize', () => seen.scale === 1 && this.reveal());
  }

  /* The line that is written is in sight. */
  reveal() {
    if (this.view.hasFocus) this.view.dispatch({ scrollIntoView: true });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  set text(text) {
    this.view.dispatch({ changes: { from: 0,
      to: this.view.state.doc.length, insert: text } });
  }

  /* The names of the exercises in a part of the text. */
  within({ from, to }) {
    return [...bodies(this.text, this.names)].filter(([, body]) =>
      body.start >= from && body.to <= to).map(([name]) => name);
  }

  /* Shows this function, and folds the others and the comment at the top: each
   * row of them is one line. What is still to be written is selected. */
  show(name) {
    const { text } = this, all = bodies(text, this.names), folds = [];
    const head = text.match(/^(?:#.*\n|\s)*\/\*[^]*?(?=\*\/)/)?.[0] ?? '';
    if (head) folds.push({ from: head.indexOf('/*') + 2, to: head.length });
    for (const [other, { start, to }] of
      [...all].sort(([, a], [, b]) => a.start - b.start)) {
      if (other === name) continue;
      const last = folds.at(-1);
      if (last && !text.slice(last.to, start).trim()) last.to = to + 1;
      else folds.push({ from: start, to: to + 1 });
    }
    const effects = folds.map(fold => foldEffect.of(fold));
    foldedRanges(this.view.state).between(0, text.length,
      (from, to) => { effects.unshift(unfoldEffect.of({ from, to })); });
    const here = all.get(name);
    this.view.dispatch({ effects,
      ...here && { selection: this.toWrite(text, here) } });
    if (here) this.scrollTo(here);
  }

  /* Not the page is scrolled, but the editor. */
  scrollTo({ start }) {
    this.view.requestMeasure({
      read: view => view.lineBlockAt(start).top,
      write: (top, view) => { view.scrollDOM.scrollTop = top; } });
  }

  exerciseAt(line) {
    const { doc } = this.view.state;
    const at = doc.line(Math.min(line, doc.lines)).from;
    return [...bodies(this.text, this.names)].find(([, { start, to }]) =>
      start <= at && at <= to)?.[0];
  }

  toWrite(text, { from, to }) {
    const todo = text.slice(from, to).indexOf('TODO();');
    return todo < 0 ? { anchor: to - 1 }
      : { anchor: from + todo, head: from + todo + 'TODO();'.length };
  }

  /* Marks what the compiler said: { line, column, severity, message }. Nothing
   * that has a mark stays folded. If a fold opens, the exercise of this name is
   * shown again, if it has a mark itself. */
  mark(remarks, name) {
    const { doc } = this.view.state, effects = [];
    const marks = remarks
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, column, severity, message }) => {
        const { from, to } = doc.line(line);
        return { from: Math.min(from + column - 1, to), to, severity,
          message };
      });
    foldedRanges(this.view.state).between(0, doc.length, (from, to) => {
      if (marks.some(mark => mark.from < to && mark.to > from))
        effects.push(unfoldEffect.of({ from, to }));
    });
    this.view.dispatch({ effects });
    this.view.dispatch(setDiagnostics(this.view.state, marks));
    const here = bodies(this.text, this.names).get(name);
    if (effects.length && here && marks.some(({ from }) =>
      from >= here.start && from <= here.to)) this.scrollTo(here);
  }
}

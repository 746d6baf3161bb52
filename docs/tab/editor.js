/* The editor: CodeMirror with what C needs. */
import { defaultKeymap, history, historyKeymap, indentWithTab }
  from '@codemirror/commands';
import { cpp } from '@codemirror/lang-cpp';
import { HighlightStyle, bracketMatching, codeFolding, foldEffect, foldGutter,
  foldKeymap, indentOnInput, indentUnit, syntaxHighlighting, unfoldEffect,
  foldedRanges } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers }
  from '@codemirror/view';
import { tags } from '@lezer/highlight';

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

/* The extent of each function's body: from the end of the line with its name
 * to its closing brace, which stands in the first column, as in the stubs. */
function bodies(text, names) {
  const found = new Map();
  for (const name of names) {
    const start = text.match(new RegExp(`^[a-z].*[ *]${name}\\(`, 'm'));
    const end = start ? text.indexOf('\n}', start.index) : -1;
    if (end < 0) continue;
    const from = text.indexOf('\n{', start.index);
    if (from >= 0 && from < end)
      found.set(name, { start: start.index, from: from + 2, to: end + 1 });
  }
  return found;
}

/* An editor for one chapter, to be moved from exercise to exercise.
 * changed(text) comes at each edit, check() at Ctrl-Enter. */
export class Editor {
  constructor({ text, names, label, changed, check }) {
    this.names = names;
    const run = () => { check(); return true; };
    this.view = new EditorView({ state: EditorState.create({ doc: text,
      extensions: [lineNumbers(), foldGutter(), codeFolding(), history(),
        drawSelection(), highlightActiveLine(), indentOnInput(),
        bracketMatching(), indentUnit.of('    '), lintGutter(), cpp(),
        syntaxHighlighting(COLOURS), EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label,
          spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
        keymap.of([{ key: 'Mod-Enter', run }, indentWithTab, ...defaultKeymap,
          ...historyKeymap, ...foldKeymap]),
        EditorView.updateListener.of(update => {
          if (update.docChanged) changed(this.text);
        })] }) });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  set text(text) {
    this.view.dispatch({ changes: { from: 0,
      to: this.view.state.doc.length, insert: text } });
  }

  /* Shows this function's body, and folds those of the others. */
  show(name) {
    const effects = [], all = bodies(this.text, this.names);
    const folded = foldedRanges(this.view.state);
    for (const [other, { from, to }] of all) {
      let is = false;
      folded.between(from, to, (a, b) => { is ||= a === from && b === to; });
      if (other === name && is) effects.push(unfoldEffect.of({ from, to }));
      if (other !== name && !is) effects.push(foldEffect.of({ from, to }));
    }
    const here = all.get(name);
    this.view.dispatch({ effects, ...here && {
      selection: { anchor: here.from } } });
    if (here) this.view.dispatch({ effects: EditorView.scrollIntoView(
      here.start, { y: 'start' }) });
  }

  /* Marks what the compiler said: { line, column, severity, message }. */
  mark(remarks) {
    const { doc } = this.view.state;
    this.view.dispatch(setDiagnostics(this.view.state, remarks
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, column, severity, message }) => {
        const { from, to } = doc.line(line);
        return { from: Math.min(from + column - 1, to), to, severity,
          message };
      })));
  }
}

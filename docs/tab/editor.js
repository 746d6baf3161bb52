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

/* An editor for one chapter, to be moved from exercise to exercise.
 * changed(text) comes at each edit, check() at Ctrl-Enter. */
export class Editor {
  constructor({ text, names, label, changed, check }) {
    this.names = names;
    const run = () => { check(); return true; };
    /* After Escape, Tab leaves, until something is written. */
    const leave = view => { view.setTabFocusMode(true); return false; };
    this.view = new EditorView({ state: EditorState.create({ doc: text,
      extensions: [lineNumbers(), foldGutter(), codeFolding(), history(),
        drawSelection(), highlightActiveLine(), indentOnInput(),
        bracketMatching(), indentUnit.of('    '), lintGutter(), cpp(),
        syntaxHighlighting(COLOURS), EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label,
          spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
        keymap.of([{ key: 'Mod-Enter', run }, { key: 'Escape', run: leave },
          indentWithTab, ...defaultKeymap,
          ...historyKeymap, ...foldKeymap]),
        EditorView.updateListener.of(update => {
          if (update.docChanged || update.focusChanged)
            update.view.setTabFocusMode(false);
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

  /* Shows this function's body, and folds those of the others and the comment
   * at the top. What is still to be written is selected. */
  show(name) {
    const { text } = this, effects = [], all = bodies(text, this.names);
    const others = [...all].filter(([other]) => other !== name)
      .map(([, { from, to }]) => ({ from, to }));
    const head = text.startsWith('/*') ? text.indexOf('*/') : -1;
    if (head > 0) others.push({ from: 2, to: head });
    const here = all.get(name);
    for (const extent of others.sort((a, b) => a.from - b.from))
      if (!this.isFolded(extent)) effects.push(foldEffect.of(extent));
    if (here && this.isFolded(here))
      effects.push(unfoldEffect.of({ from: here.from, to: here.to }));
    this.view.dispatch({ effects,
      ...here && { selection: this.toWrite(text, here) } });
  }

  toWrite(text, { from, to }) {
    const todo = text.slice(from, to).indexOf('TODO();');
    return todo < 0 ? { anchor: to - 1 }
      : { anchor: from + todo, head: from + todo + 'TODO();'.length };
  }

  isFolded({ from, to }) {
    let is = false;
    foldedRanges(this.view.state).between(from, to,
      (a, b) => { is ||= a === from && b === to; });
    return is;
  }

  /* Marks what the compiler said: { line, column, severity, message }. Nothing
   * that has a mark stays folded. */
  mark(remarks) {
    const { doc } = this.view.state, effects = [];
    const marks = remarks
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, column, severity, message }) => {
        const { from, to } = doc.line(line);
        return { from: Math.min(from + column - 1, to), to, severity,
          message };
      });
    foldedRanges(this.view.state).between(0, doc.length, (from, to) => {
      if (marks.some(one => one.from < to && one.to > from))
        effects.push(unfoldEffect.of({ from, to }));
    });
    this.view.dispatch({ effects });
    this.view.dispatch(setDiagnostics(this.view.state, marks));
  }
}

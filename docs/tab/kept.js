/* The text of a chapter: in its editor, and kept in this browser with its
 * earlier versions. */
import { button, make, say } from './make.js';
import { download } from './progress.js';
import { allKept, dropVersion, keepText, replaceWork, versions, work }
  from './store.js';
import { words } from './words.js';

export class KeptText {
  /* stub: the empty exercises. lesson: { editor, tell(words) }, renew() when
   * another text has come, and showStates() after each edit. */
  constructor(chapter, { version, stub, lesson }) {
    Object.assign(this, { chapter, version, stub, lesson });
    this.editor = lesson.editor;
    this.known = work(chapter).text;
    this.trouble = make('p',
      { className: 'message', role: 'alert', lang: 'en' });
    this.list = make('ul');
    this.earlier = make('details', { className: 'earlier' },
      say(make('summary'), 'Earlier versions, and more'), this.list,
      button('Empty the chapter', () => this.reset()),
      make('p', { textContent: words('keys'), lang: 'en' }));
    this.showVersions();
  }

  changed(text) {
    if (this.taking) return;
    const { kept, other } = keepText(this.chapter, text, this.known,
      this.version);
    if (kept) this.known = text;
    const none = !text.trim();
    this.lesson.tell(other ? words('other window') : none ? words('no text')
      : '');
    if (none) this.earlier.open = true;
    if (other) this.showVersions();
    this.showTrouble();
    this.lesson.showStates();
  }

  showTrouble() {
    if (allKept() && this.known === this.editor.text)
      this.trouble.replaceChildren();
    else if (!this.trouble.firstChild) this.trouble.append(
      `${words('not kept')} `,
      button('Download your work', () => download([this.chapter])));
  }

  /* Another window, or work that was taken in, has changed the chapter. */
  takeOver() {
    const { text } = work(this.chapter);
    if (text !== null && text !== this.editor.text) {
      this.put(text);
      this.lesson.tell(words('changed elsewhere'));
    }
    this.known = text;
    this.showVersions();
  }

  put(text) {
    this.taking = true;
    this.editor.text = text;
    this.taking = false;
    this.known = text;
    this.lesson.renew();
  }

  /* A text in place of the present one, which becomes an earlier version. */
  replace(text, why, notice) {
    if (!replaceWork(this.chapter, text, why)) {
      this.lesson.tell(words('no version kept'));
      return;
    }
    this.put(text);
    this.lesson.tell(notice);
    this.showVersions();
  }

  reset() {
    if (this.editor.text === this.stub) {
      this.lesson.tell(words('empty already'));
      return;
    }
    if (confirm(words('to empty')))
      this.replace(this.stub, words('before emptied'), words('emptied'));
  }

  showVersions() {
    const all = versions(this.chapter);
    this.list.replaceChildren(...all.map(({ when, why, text }) =>
      make('li', {}, `${new Date(when).toLocaleString()}, ${why} `,
        button('Get it back', () => this.replace(text, words('before back'),
          words('back'))), ' ',
        button('Delete', () => {
          if (confirm(words('to delete')) &&
              dropVersion(this.chapter, when)) this.showVersions();
        }))));
  }
}

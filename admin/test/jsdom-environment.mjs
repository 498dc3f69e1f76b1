import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

/** Node has these too; a screen needs those of its document. */
const FROM_WINDOW = ['Event', 'EventTarget', 'CustomEvent', 'FormData', 'File', 'Blob', 'navigator', 'localStorage', 'sessionStorage'];

/** Jest's Node environment with the globals of a jsdom window; `fetch` and timers stay Node's. */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.dom = new JSDOM('<!doctype html><html lang="fr"><body></body></html>', {
      url: 'http://localhost/mon-espace/',
      pretendToBeVisual: true,
    });
    const { window } = this.dom;
    const names = Object.getOwnPropertyNames(window).filter((name) => !(name in this.global) || FROM_WINDOW.includes(name));
    for (const name of names) Object.defineProperty(this.global, name, { value: window[name], configurable: true, writable: true });
  }

  async teardown() {
    this.dom.window.close();
    await super.teardown();
  }
}

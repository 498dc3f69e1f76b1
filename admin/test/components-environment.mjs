import './screen-modules.mjs';
import { JSDOM } from 'jsdom';
import { SharedEnvironment } from '../../backend/test/runner/shared-environment.mjs';

const { window } = new JSDOM('<!doctype html><html lang="fr"><body></body></html>', {
  url: 'http://localhost/mon-espace/',
  pretendToBeVisual: true,
});
const { matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) } = window;
window.matchMedia = matchMedia;
window.scrollTo = () => undefined;
/** What Node has too, and a screen needs as the document has it. */
const OF_THE_WINDOW = ['Event', 'EventTarget', 'CustomEvent', 'FormData', 'File', 'Blob', 'navigator', 'localStorage', 'sessionStorage'];
const NAMES = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) || OF_THE_WINDOW.includes(name));

/** A document in which screens are rendered; the globals of a browser stand as long as a test file runs. */
export default class ComponentsEnvironment extends SharedEnvironment {
  #before = new Map(NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));

  async setup() {
    await super.setup();
    for (const name of NAMES) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }

  async importTestFile(path) {
    process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
    const { cleanup } = await import('@testing-library/react');
    this.global.afterEach(() => {
      cleanup();
      window.localStorage.clear();
      window.history.replaceState(null, '', '/mon-espace/');
    });
    await super.importTestFile(path);
  }

  async teardown() {
    await new Promise((done) => setTimeout(done, 20)); // the document tells of its last changes later
    for (const [name, descriptor] of this.#before)
      descriptor ? Object.defineProperty(globalThis, name, descriptor) : delete globalThis[name];
    delete globalThis.IS_REACT_ACT_ENVIRONMENT;
    await super.teardown();
  }
}

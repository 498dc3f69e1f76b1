import { JSDOM } from 'jsdom';
import SourceEnvironment from '../../backend/test/runner/source-environment.mjs';

const { window } = new JSDOM('<!doctype html><html lang="fr"><body></body></html>', {
  url: 'http://localhost/mon-espace/',
  pretendToBeVisual: true,
});
const { matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) } = window;
window.matchMedia = matchMedia;
window.scrollTo = () => undefined;
window.ResizeObserver = class {
  observe() {}
  disconnect() {}
};
window.Element.prototype.scrollIntoView = () => undefined;
/** Channels between tabs end with their page: here they keep no process waiting. */
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
};
/** What Node has too, and a screen needs as the document has it. */
const OF_THE_WINDOW = [
  'BroadcastChannel',
  'Event',
  'EventTarget',
  'CustomEvent',
  'FormData',
  'File',
  'Blob',
  'navigator',
  'localStorage',
  'sessionStorage',
];
const NAMES = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) || OF_THE_WINDOW.includes(name));

/** No test lasts so long: what a page plans for later keeps no process waiting. */
const LATER_MS = 60_000;
const later = globalThis.setTimeout;

/** How long a test waits for what it names, also on a machine that does ten things at once; a second is the library's own. */
const WAITED_MS = 60_000;

/** A document in which screens are rendered; the globals of a browser stand as long as a test file runs. */
export default class ComponentsEnvironment extends SourceEnvironment {
  #before = new Map(NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));

  async setup() {
    await super.setup();
    for (const name of NAMES) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    globalThis.setTimeout = (work, ms, ...given) => {
      const timer = later(work, ms, ...given);
      return ms > LATER_MS ? timer.unref() : timer;
    };
  }

  async importTestFile(path) {
    process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
    const { cleanup, configure } = await import('@testing-library/react');
    configure({ asyncUtilTimeout: WAITED_MS });
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

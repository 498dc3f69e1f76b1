// What jsdom lacks, and what a screen plans that must not keep a test process waiting.
window.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
window.scrollTo = () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
};
globalThis.ResizeObserver ??= window.ResizeObserver;
globalThis.matchMedia ??= window.matchMedia;
globalThis.scrollTo = window.scrollTo;
Element.prototype.scrollIntoView = () => undefined;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
};

/** No test lasts so long. */
const LATER_MS = 60_000;
const later = globalThis.setTimeout;
globalThis.setTimeout = (work, ms, ...args) => {
  const timer = later(work, ms, ...args);
  return ms > LATER_MS ? timer.unref() : timer;
};

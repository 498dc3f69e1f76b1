/**
 * Scripts are asked for once the page has been painted: on a slow connection the words and their font come first, not what
 * makes them move.
 */

/** For browsers that do not tell when they paint, counted from the end of the document, ms. */
const PATIENCE_MS = 1000;

window.firstPaint = new Promise((painted) => {
  // nothing is painted in a tab that nobody sees
  if (document.visibilityState !== 'visible') return painted();
  addEventListener('DOMContentLoaded', () => setTimeout(painted, PATIENCE_MS));
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return;
  new PerformanceObserver((entries) => entries.getEntriesByName('first-contentful-paint').length > 0 && painted()).observe({
    type: 'paint',
    buffered: true,
  });
});

/** The page's modules with all that they import at once, then its scripts in their order. */
window.loadScripts = (modules, scripts) =>
  window.firstPaint.then(() => {
    for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: false, src }));
  });

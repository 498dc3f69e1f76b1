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

/**
 * What lies below every screen (`sections/parts/AfterPaint.tsx`) is shown then, part by part: laying a long page out at once
 * would hold up a slow phone for a tenth of a second. Not where the reader begins further down.
 */
const root = document.documentElement;
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const beginsAtTop = !location.hash && arrival?.type === 'navigate';
if (beginsAtTop && document.visibilityState === 'visible') root.dataset.painting = '';
window.firstPaint.then(async () => {
  for (const part of document.querySelectorAll('.after-paint')) {
    part.classList.remove('after-paint');
    await new Promise((laidOut) => requestAnimationFrame(() => setTimeout(laidOut)));
  }
  delete root.dataset.painting;
});

function run(src: string): Promise<unknown> {
  const script = Object.assign(document.createElement('script'), { type: 'module', async: false, src });
  document.head.append(script);
  return new Promise((loaded) => script.addEventListener('load', loaded));
}

/** The page's modules with all that they import at once, then its scripts in their order. */
window.loadScripts = async (modules, scripts) => {
  await window.firstPaint;
  for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await Promise.all(scripts.map(run));
  // they begin with the answer that the page shows
  await window.pageData?.answer;
  setTimeout(() => dispatchEvent(new Event('page:scripts')));
};

/**
 * What lies below every screen (`sections/shared/AfterPaint.tsx`) is laid out after the first paint, part by part: laying out a
 * long page at once would hold up a slow phone for a tenth of a second. Not where the reader begins further down.
 */

/** For browsers that do not report paints, counted from the end of the document, ms. */
const PATIENCE_MS = 1000;

const firstPaint = new Promise<void>((painted) => {
  addEventListener('DOMContentLoaded', () => setTimeout(painted, PATIENCE_MS));
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return;
  new PerformanceObserver((entries) => entries.getEntriesByName('first-contentful-paint').length > 0 && painted()).observe({
    type: 'paint',
    buffered: true,
  });
});

/** A slow line paints the beginning of a page before its end has arrived. */
const parsed = new Promise<unknown>((arrived) => addEventListener('DOMContentLoaded', arrived));

const root = document.documentElement;
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const beginsAtTop = !location.hash && arrival?.type === 'navigate';

async function layOut(): Promise<void> {
  for (const part of document.querySelectorAll('.after-paint')) {
    part.classList.remove('after-paint');
    await new Promise((laidOut) => requestAnimationFrame(() => setTimeout(laidOut)));
  }
  delete root.dataset.painting;
}

// a hidden tab paints nothing
if (beginsAtTop && document.visibilityState === 'visible') {
  root.dataset.painting = '';
  void Promise.all([firstPaint, parsed]).then(layOut);
} else void parsed.then(layOut);

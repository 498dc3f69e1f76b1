/**
 * Repeats a press or a submission that came before the page's scripts ran. Links, and
 * forms with an action, work without a script.
 */

/** The press to repeat, and its element. */
let waiting: { element: Element; act: () => void } | null = null;
let isRunning = false;

/** Islands listen after their hydration, everything else after the page's scripts. */
const islandOf = (element: Element) => element.closest('astro-island');
const runs = (element: Element) => (islandOf(element) ? !islandOf(element)?.hasAttribute('ssr') : isRunning);

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type="button"]');
    // the island of the quiz adopts pressed answers (`inline/show-quiz.ts`)
    if (!button || islandOf(button) || runs(button)) return;
    // its own script may listen already: the press must not count twice
    event.stopImmediatePropagation();
    waiting = { element: button, act: () => button.click() };
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action') || runs(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // React finishes hydration before a click, but not before a submission
    const { submitter } = event;
    waiting = { element: form, act: () => (submitter ? submitter.click() : form.requestSubmit()) };
  },
  true,
);

function doWaiting(where: (element: Element) => boolean): void {
  const { element, act } = waiting ?? {};
  if (!element?.isConnected || !act || !where(element)) return;
  waiting = null;
  act();
}

// `astro:hydrate` does not bubble
addEventListener('astro:hydrate', ({ target }) => doWaiting((element) => islandOf(element) === target), true);
// module scripts have run by then; they begin with the answer that the page shows
addEventListener('DOMContentLoaded', async () => {
  await window.pageData.answer;
  setTimeout(() => {
    isRunning = true;
    doWaiting((element) => !islandOf(element));
  });
});

/**
 * What is pressed or sent while the page's scripts are still under way is not lost: it is done once they run. Links, and
 * forms that the server takes by themselves, need no script.
 */

/** What is left to do, and where. */
let waiting: { element: Element; act: () => void } | null = null;
let isRunning = false;

/** An island runs from its hydration on, everything else with the page's scripts. */
const islandOf = (element: Element) => element.closest('astro-island');
const runs = (element: Element) => (islandOf(element) ? !islandOf(element)?.hasAttribute('ssr') : isRunning);

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type="button"]');
    // the answers of the quiz are kept by its own script
    if (!button || islandOf(button) || runs(button)) return;
    // its own script may listen already, before all have come: once is enough
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
    // pressing the button has React finish its hydration first; a submission would not
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

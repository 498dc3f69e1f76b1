import { QUEUE_KEY } from '../lib/offline/queue-key.ts';

function hasWaiting(): boolean {
  try {
    return window.localStorage.getItem(QUEUE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Answers that an earlier visit could not send go now, whichever page is open; the code comes only when there are any. */
if (hasWaiting()) {
  void import('../lib/offline/browser-queue.ts').then(({ browserQueue }) => {
    const { queue } = browserQueue({
      onOutcome: ({ kind, action }) => {
        // the page was drawn without the score that exists now
        if (kind === 'done' && action.type === 'quiz_complete') location.reload();
      },
    });
    void queue.replay();
  });
}

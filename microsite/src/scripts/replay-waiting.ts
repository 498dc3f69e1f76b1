import { hasWaitingActions } from '../lib/offline/queue-key.ts';

/** Sends queued answers of an earlier visit from any page; the code is loaded only when there are some. */
if (hasWaitingActions()) {
  void import('../lib/offline/browser-queue.ts').then(({ browserQueue }) => {
    const { queue } = browserQueue({
      onOutcome: ({ kind, action }) => {
        // the page was rendered without the new score
        if (kind === 'done' && action.type === 'quiz_complete') location.reload();
      },
    });
    void queue.replay();
  });
}

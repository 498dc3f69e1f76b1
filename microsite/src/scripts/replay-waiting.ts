import { hasWaitingActions } from '../lib/offline/queue-key.ts';

/** Answers that an earlier visit could not send go now, whichever page is open; the code comes only when there are any. */
if (hasWaitingActions()) {
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

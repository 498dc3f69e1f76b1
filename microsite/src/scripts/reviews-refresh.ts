import { problemOf } from '../lib/api.ts';
import { refreshReviews, reviewsStatus } from '../lib/report/refresh-api.ts';
import {
  isRatingNew,
  POLL_MS,
  problemWords,
  RELOAD_MS,
  type RefreshMessage,
  refreshMessage,
  type Step,
} from '../lib/report/reviews-refresh.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The button that fetches the reviews again; a request under way is followed at once. */
export function reviewsRefresh(root: HTMLElement, token: string, reload: () => Promise<boolean>): void {
  const button = root.querySelector('button');
  const line = root.querySelector('[role=status]');
  if (!button || !line) return;
  let isBusy = false;
  let hasFailed = false;

  const showMessage = ({ phase, words }: RefreshMessage) => {
    if (phase !== 'busy') hasFailed = phase === 'failed';
    line.textContent = words;
    root.toggleAttribute('data-busy', phase === 'busy');
    button.setAttribute('aria-disabled', String(phase === 'busy'));
  };

  const follow = async (first: () => ReturnType<typeof reviewsStatus>, step: Step): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    const started = Date.now();
    /** The page shows the rating of this request. */
    let hasRating = false;
    let current = step;
    for (let ask = first; ; ask = () => reviewsStatus(token)) {
      const answer = await ask();
      const problem = problemOf(answer);
      if (problem?.retryAfterMs && (current === 'status' || current === 'resume')) {
        await pause(problem.retryAfterMs);
        continue;
      }
      const now: RefreshMessage = problem
        ? { phase: 'failed', words: problemWords(current, problem) }
        : refreshMessage(answer as Exclude<typeof answer, { problem: unknown }>, Date.now() - started);
      showMessage(now);
      if (now.phase !== 'busy') {
        await pause(RELOAD_MS);
        // the page shows the newer figures without a reload
        if (!problem && !(await reload()))
          showMessage({ phase: 'failed', words: problemWords('data', { status: 0, code: '', message: '' }) });
        break;
      }
      if (!problem && (answer as { status?: string }).status === 'processing')
        hasRating = !isRatingNew(current, hasRating) || (await reload());
      current = 'status';
      await pause(POLL_MS);
    }
    isBusy = false;
  };

  button.addEventListener('click', () => void follow(() => refreshReviews(token), hasFailed ? 'retry' : 'start'));
  if (root.dataset.ordered === 'true') void follow(() => reviewsStatus(token), 'resume');
}

import { z } from 'zod';
import { defineJob } from '../../../common/jobs/define-job.js';

const payload = z.object({ taskId: z.uuid() });

const common = {
  payload,
  // analyses count their own attempts; these are for workers that were killed
  retries: 50,
  retryDelaySeconds: 2,
  maxRetryDelaySeconds: 60,
  safeToRepeat: 'a task that has ended is left alone; a result is stored together with the end of its task',
};

/** An analysis that fetches or computes. */
export const lightAnalysis = defineJob({ name: 'analysis.run', title: 'Analyses', ...common, concurrency: 24, timeoutSeconds: 180 });

/**
 * An analysis with a browser. Browsers run one at a time, because parallel runs distort the scores; further slots check meanwhile whether
 * their site answers.
 */
export const browserAnalysis = defineJob({
  name: 'analysis.run-in-browser',
  title: 'Analyses par le navigateur',
  ...common,
  concurrency: 3,
  timeoutSeconds: 900,
});

/** The same for a person who waits, in a queue of its own. */
export const awaitedBrowserAnalysis = defineJob({
  ...browserAnalysis,
  name: 'analysis.run-in-browser-awaited',
  title: 'Analyses attendues, par le navigateur',
});

/** Repeats a speed measurement whose first result is already shown. */
export const speedMedian = defineJob({
  name: 'analysis.speed-median',
  title: 'Vitesse, mesures répétées',
  payload: z.object({ prospectId: z.uuid() }),
  concurrency: 1,
  retries: 3,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 300,
  timeoutSeconds: 900,
  safeToRepeat: 'runs are added to a result that still has fewer than three, and replaced in one transaction',
});

/** Checks for ordered reviews. Each check is a job, so that waiting occupies no slot. */
export const collectReviews = defineJob({
  name: 'analysis.collect-reviews',
  title: 'Avis Google',
  payload: z.object({ prospectId: z.uuid(), site: z.string().nullish(), taskId: z.string(), tries: z.number().int() }),
  concurrency: 4,
  retries: 5,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 600,
  timeoutSeconds: 120,
  safeToRepeat: 'reading a finished task costs nothing, and storing the same reviews again changes nothing',
});

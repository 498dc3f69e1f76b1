import { z } from 'zod';
import { defineJob } from '../../common/jobs/define-job.js';

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
export const lightAnalysis = defineJob({ name: 'analysis.run', ...common, concurrency: 24, timeoutSeconds: 180 });

/**
 * An analysis that starts a browser. The browser itself runs one at a time, because parallel runs shift the scores; the
 * other places look whether their site answers at all meanwhile.
 */
export const browserAnalysis = defineJob({ name: 'analysis.run-in-browser', ...common, concurrency: 3, timeoutSeconds: 900 });

import { z } from 'zod';
import { defineJob } from '../../../common/jobs/define-job.js';

/** One competitor at a time: nobody waits for the result. */
export const measureCompetitor = defineJob({
  name: 'neighbours.measure',
  title: 'Sites voisins',
  payload: z.object({ neighbourId: z.uuid(), scanId: z.uuid() }),
  concurrency: 1,
  retries: 3,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 300,
  timeoutSeconds: 900,
  safeToRepeat: 'one that was measured since it was ordered is left alone; its figures are stored as one row',
});

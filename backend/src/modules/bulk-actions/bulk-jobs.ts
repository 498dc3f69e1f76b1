import { z } from 'zod';
import { defineJob } from '../../common/jobs/define-job.js';

/** Deletes what a bulk deletion has marked, once it can no longer be undone. */
export const deleteMarked = defineJob({
  name: 'prospects.delete-marked',
  title: 'Suppression de prospects',
  payload: z.object({ bulkId: z.uuid() }),
  concurrency: 1,
  retries: 50,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 300,
  timeoutSeconds: 3600,
  safeToRepeat: 'prospects that are deleted are no longer marked; an action that was undone is left alone',
});

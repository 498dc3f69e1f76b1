import { z } from 'zod';
import { defineJob } from '../../common/jobs/define-job.js';

/** Erases the person of one order. */
export const erasePerson = defineJob({
  name: 'personal-data.erase',
  title: 'Effacement de personnes',
  payload: z.object({ erasureId: z.uuid() }),
  concurrency: 1,
  retries: 3,
  retryDelaySeconds: 10,
  maxRetryDelaySeconds: 120,
  timeoutSeconds: 1800,
  safeToRepeat: 'all of it happens in one transaction, and what is erased is not found again',
});

/** Deletes data whose retention period is over. */
export const applyRetention = defineJob({
  name: 'personal-data.retention',
  title: 'Conservation des données',
  payload: z.object({ runId: z.uuid() }),
  concurrency: 1,
  retries: 5,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 600,
  timeoutSeconds: 3600,
  safeToRepeat: 'what is deleted is no longer due; each batch is a transaction of its own',
});

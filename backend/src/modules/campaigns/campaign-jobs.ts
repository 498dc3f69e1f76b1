import { z } from 'zod';
import { defineJob } from '../../common/jobs/define-job.js';

/** Sends what is due, of all campaigns; one at a time over all processes. */
export const sendCampaigns = defineJob({
  name: 'campaigns.send',
  payload: z.object({}),
  concurrency: 1,
  retries: 20,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 60,
  timeoutSeconds: 900,
  safeToRepeat: 'a row of the ledger is claimed before its message leaves, and an interrupted one is never claimed again',
});

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

/** Tells the provider, too, that an address is not to be written to. */
export const tellProvider = defineJob({
  name: 'campaigns.tell-provider',
  payload: z.object({ prospectId: z.uuid() }),
  concurrency: 1,
  retries: 8,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 3600,
  timeoutSeconds: 120,
  safeToRepeat: 'an address that is on the provider’s list already stays there',
});

import { z } from 'zod';
import { defineJob } from '../../common/jobs/define-job.js';

/** Sends what is due, of all campaigns; one at a time over all processes. */
export const sendCampaigns = defineJob({
  name: 'campaigns.send',
  title: 'Envoi des campagnes',
  payload: z.object({}),
  concurrency: 1,
  retries: 20,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 60,
  timeoutSeconds: 900,
  safeToRepeat: 'a row of the ledger is claimed before its message leaves, and an interrupted one is never claimed again',
});

/** Polls the provider for the state of one campaign. */
export const pollCampaign = defineJob({
  name: 'campaigns.poll',
  title: 'Relevé des campagnes',
  payload: z.object({ campaignId: z.uuid() }),
  concurrency: 1,
  retries: 4,
  retryDelaySeconds: 300,
  maxRetryDelaySeconds: 3600,
  timeoutSeconds: 900,
  safeToRepeat: 'an event is kept once, however often and from whichever side it comes',
});

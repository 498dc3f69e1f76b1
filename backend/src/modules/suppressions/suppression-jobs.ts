import { z } from 'zod';
import { defineJob } from '../../common/jobs/define-job.js';

/** Suppresses an address at the provider. */
export const tellProvider = defineJob({
  name: 'campaigns.tell-provider',
  title: 'Oppositions transmises au fournisseur d’e-mails',
  payload: z.object({ prospectId: z.uuid() }),
  concurrency: 1,
  retries: 8,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 3600,
  timeoutSeconds: 120,
  safeToRepeat: 'an address that is on the provider’s list already stays there',
});

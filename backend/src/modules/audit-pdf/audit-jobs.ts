import { z } from 'zod';
import { defineJob } from '../../common/jobs/define-job.js';

/** Prints an audit. While its prospect is being measured, the job is delayed, so that waiting occupies no slot. */
export const makeAudit = defineJob({
  name: 'audit.make',
  title: 'Rédaction des audits',
  payload: z.object({ documentId: z.uuid() }),
  concurrency: 1,
  retries: 2,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 30,
  timeoutSeconds: 120,
  safeToRepeat: 'a document that was made is left alone; file, state and e-mail are written in one transaction',
});

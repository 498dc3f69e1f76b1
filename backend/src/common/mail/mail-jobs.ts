import { z } from 'zod';
import { defineJob } from '../jobs/define-job.js';

/** Sends one message of the outbox. */
export const deliverMail = defineJob({
  name: 'outbox.deliver',
  title: 'Envoi des e-mails',
  payload: z.object({ messageId: z.uuid() }),
  singletonKey: ({ messageId }) => messageId,
  policy: 'exclusive',
  concurrency: 5,
  retries: 20,
  retryDelaySeconds: 1,
  maxRetryDelaySeconds: 60,
  timeoutSeconds: 300,
  safeToRepeat: 'the row is claimed before its message leaves; one that was handed over is not handed over again',
});

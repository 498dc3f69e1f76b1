import { z } from 'zod';
import { defineJob } from '../../../common/jobs/define-job.js';

/** Names the prospect whose exploration was cancelled. */
export const CRAWLS_CHANNEL = 'site_crawls';

/** Explores the site of a prospect; mostly waiting. */
export const crawlSite = defineJob({
  name: 'crawl.explore-site',
  title: 'Explorations de sites',
  payload: z.object({ prospectId: z.uuid(), runId: z.uuid() }),
  concurrency: 2,
  retries: 5,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 60,
  // longer than the time limit of an exploration
  timeoutSeconds: 1800,
  safeToRepeat: 'it only reads a website, and begins again from the home page; its result is stored as one row, once',
});

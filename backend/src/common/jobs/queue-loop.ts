import type { Logger } from '@nestjs/common';
import type { Job as BossJob, PgBoss } from 'pg-boss';
import { wordsOf } from '../words-for-people.js';
import { type Job, type JobContext, TryAgain } from './define-job.js';

type Handler = (payload: unknown, context: JobContext) => Promise<void>;

/** One attempt at a job. A job that was taken for dead comes back while its older attempt may still run here. */
interface Attempt {
  claim: { id: string; retryCount: number };
  abort: AbortController;
  finished: Promise<void>;
}

const POLL_MS = 1000;

/**
 * Fetches and runs the jobs of one queue. One fetch takes as many jobs as there are free places, and a finished job
 * fetches again at once. pg-boss's own `work()` waits for the slowest of a batch, or polls once per place
 * (docs/decisions/0006-job-loop.md).
 */
export class QueueLoop {
  private readonly running = new Set<Attempt>();
  private stopping = false;
  private woken = false;
  private wakeUp: (() => void) | undefined;
  private finished: Promise<void> = Promise.resolve();

  constructor(
    private readonly boss: PgBoss,
    private readonly job: Job,
    private readonly handler: Handler,
    private readonly logger: Logger,
    /** How often it looks by itself; seldom where somebody wakes it for whatever has become due. */
    private readonly pollMs = POLL_MS,
  ) {}

  start(): void {
    this.finished = this.loop();
  }

  /** There may be work: look now instead of at the next poll. */
  wake(): void {
    this.woken = true;
    this.wakeUp?.();
  }

  /**
   * Tells the database that the running jobs are alive; aborts those whose claim is gone. Each by itself: who holds one while waiting for
   * the next may wait in a circle, with pg-boss taking back what it thinks is dead.
   */
  async touch(): Promise<void> {
    const held = [...this.running].filter(({ abort }) => !abort.signal.aborted);
    await Promise.all(
      held.map(async ({ claim, abort }) => {
        const { settled } = (await this.boss.touch(this.job.name, claim)) as { settled?: string[] };
        if (settled?.length === 0) abort.abort(new Error('claim lost'));
      }),
    );
  }

  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.finished;
    const jobs = [...this.running];
    const grace = new Promise<void>((done) => setTimeout(done, graceMs).unref());
    await Promise.race([Promise.allSettled(jobs.map(({ finished }) => finished)), grace]);
    for (const { abort } of jobs) abort.abort(new Error('worker stops'));
    await Promise.race([
      Promise.allSettled(jobs.map(({ finished }) => finished)),
      new Promise<void>((done) => setTimeout(done, 2000).unref()),
    ]);
  }

  private async loop(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      const free = this.job.concurrency - this.running.size;
      try {
        const jobs = free > 0 ? await this.boss.fetch<unknown>(this.job.name, { batchSize: free }) : [];
        for (const job of jobs) this.begin(job);
      } catch (error) {
        this.logger.warn({ err: error }, `fetching ${this.job.name} failed`);
      }
      await this.pause();
    }
  }

  private pause(): Promise<void> {
    if (this.woken || this.stopping) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, this.pollMs);
      this.wakeUp = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private begin(job: BossJob<unknown>): void {
    for (const older of this.running) if (older.claim.id === job.id) older.abort.abort(new Error('claim lost'));
    const abort = new AbortController();
    const attempt: Attempt = { claim: { id: job.id, retryCount: job.retryCount }, abort, finished: Promise.resolve() };
    this.running.add(attempt);
    attempt.finished = this.run(job, attempt.claim, abort.signal).finally(() => {
      this.running.delete(attempt);
      this.wake();
    });
  }

  private async run(job: BossJob<unknown>, claim: Attempt['claim'], signal: AbortSignal): Promise<void> {
    try {
      const payload = this.job.payload.parse(job.data);
      await this.handler(payload, { jobId: job.id, retry: job.retryCount, signal });
      await this.boss.complete(this.job.name, claim);
    } catch (error) {
      if (!(error instanceof TryAgain)) this.logger.error({ err: error, job: this.job.name, jobId: job.id }, 'job failed');
      const detail = error instanceof Error ? error.message : String(error);
      const message = wordsOf(error, 'Erreur inattendue\u202f: le journal du serveur dit laquelle.');
      await this.boss.fail(this.job.name, claim, { message, detail }).catch((failure: unknown) => this.logger.warn(failure));
    }
  }
}

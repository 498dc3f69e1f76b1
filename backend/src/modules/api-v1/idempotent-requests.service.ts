import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { seal, unseal } from '../../common/encryption.js';
import { Problem } from '../../common/errors.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { IdempotentRequest } from './idempotent-request.entity.js';

/** Answers are stored for a day. */
const STORED_HOURS = 24;
/** A request that has no answer after this time was interrupted: its key is free again. */
const INTERRUPTED_SECONDS = 120;
/** A repeated request waits for the first one this long. */
const WAIT_MS = 10_000;
const POLL_MS = 50;

const CLAIM = `INSERT INTO idempotent_requests AS known (token_id, key, request_hash) VALUES ($1, $2, $3)
  ON CONFLICT (token_id, key) DO UPDATE SET request_hash = excluded.request_hash, answer = NULL, prospect_id = NULL, created_at = now()
  WHERE known.created_at < now() - make_interval(hours => ${STORED_HOURS})
     OR (known.answer IS NULL AND known.created_at < now() - make_interval(secs => ${INTERRUPTED_SECONDS}))
  RETURNING id`;

const forgetAnswers = everySeconds(3600, {
  name: 'idempotent-requests-cleanup',
  title: 'Oubli des réponses gardées de l’API',
  safeToRepeat: 'what is deleted is not found again',
});

export interface IdempotentCall {
  tokenId: string;
  key: string;
  /** What must be the same in a repeated request. */
  request: unknown;
  /** The answer holds a secret. */
  isSecret?: boolean;
}

/** Runs a request once for each `Idempotency-Key` of a token; its unique index decides which of several at once. */
@Injectable()
export class IdempotentRequests {
  private readonly appSecret: string;

  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    @Inject(CONFIG) config: Config,
  ) {
    this.appSecret = loadAppSecret(config);
  }

  /** Returns the answer of `run`, or the stored one. A failed request stores nothing. `prospectOf`: the person that an answer names. */
  async once<T>({ tokenId, key, request, isSecret }: IdempotentCall, run: () => Promise<T>, prospectOf: (answer: T) => string | null) {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const [claimed] = returnedRows(await this.database.query<{ id: string }[]>(CLAIM, [tokenId, key, hash]));
      if (claimed) return { answer: await this.runClaimed(claimed.id, run, prospectOf, isSecret), isStored: false };
      const stored = await this.database.getRepository(IdempotentRequest).findOneBy({ token_id: tokenId, key });
      if (stored && stored.request_hash !== hash) throw REUSED;
      if (stored?.answer) return { answer: await this.opened<T>(stored.answer, isSecret), isStored: true };
      if (performance.now() > until) throw IN_PROGRESS;
      await wait(POLL_MS);
    }
  }

  @Cron(CronExpression.EVERY_HOUR, cronOptions(forgetAnswers))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(forgetAnswers);
  }

  @Handles(forgetAnswers)
  async forget(): Promise<void> {
    await this.database.query(`DELETE FROM idempotent_requests WHERE created_at < now() - make_interval(hours => ${STORED_HOURS})`);
  }

  private async runClaimed<T>(id: string, run: () => Promise<T>, prospectOf: (answer: T) => string | null, isSecret?: boolean): Promise<T> {
    const requests = this.database.getRepository(IdempotentRequest);
    try {
      const answer = await run();
      const text = JSON.stringify(answer);
      await requests.update({ id }, { answer: isSecret ? await seal(text, this.appSecret) : text, prospect_id: prospectOf(answer) });
      return answer;
    } catch (error) {
      await requests.delete({ id });
      throw error;
    }
  }

  private async opened<T>(stored: string, isSecret?: boolean): Promise<T> {
    return JSON.parse(isSecret ? await unseal(stored, this.appSecret) : stored) as T;
  }
}

const REUSED = new Problem(
  422,
  'idempotency_key_reused',
  'Idempotency key reused',
  'Cette clé d’idempotence a déjà servi pour une autre demande\u202f: prenez-en une nouvelle.',
);
const IN_PROGRESS = new Problem(
  409,
  'idempotency_in_progress',
  'Request in progress',
  'La première demande avec cette clé n’est pas encore terminée. Réessayez dans un instant.',
  undefined,
  { 'retry-after': '1' },
);

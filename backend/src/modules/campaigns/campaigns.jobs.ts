import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { addMinutes } from 'date-fns/addMinutes';
import { Clock } from '../../common/clock.js';
import { SessionLocks } from '../../common/database/session-locks.service.js';
import { Handles, type JobContext } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { userMessageOf } from '../../common/user-facing-error.js';
import { Settings } from '../settings/settings.service.js';
import { CampaignDelivery } from './campaign-delivery.service.js';
import { sendCampaigns } from './campaign-jobs.js';
import { CampaignLedger, type ClaimedRow } from './campaign-ledger.service.js';
import type { EmailCampaign } from './email-campaign.entity.js';
import { ProviderCampaigns } from './provider-campaigns.service.js';
import { SendingHalted } from './settlement.js';

/** A run ends well before the timeout of its job and enqueues the next one. */
const RUN_MINUTES = 10;
const LANES = 5;
/** Minutes to wait when the mail server fails. */
const RETRY_MINUTES = 1;

/** Why the lanes of a campaign stopped. */
type Stop = 'empty' | 'time' | 'failure' | 'halted';

/** Sends campaigns at the pace of the settings. */
@Injectable()
export class CampaignJobs {
  private readonly logger = new Logger(CampaignJobs.name);

  constructor(
    private readonly locks: SessionLocks,
    private readonly ledger: CampaignLedger,
    private readonly delivery: CampaignDelivery,
    private readonly provider: ProviderCampaigns,
    private readonly settings: Settings,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  @Handles(sendCampaigns)
  async send(_: object, { signal }: JobContext): Promise<void> {
    // released when the process dies: the lock belongs to its connection
    const release = await this.locks.take('campaigns.send');
    if (release) await this.drain(signal).finally(release);
  }

  private async drain(signal: AbortSignal): Promise<void> {
    const interrupted = await this.ledger.markInterrupted();
    if (interrupted > 0) this.logger.warn({ interrupted }, 'messages interrupted while they were handed over');
    const until = performance.now() + RUN_MINUTES * 60_000;
    for (;;) {
      const campaign = signal.aborted ? null : await this.ledger.nextDue();
      if (!campaign) break;
      const stop = await this.run(campaign, until, signal);
      await this.ledger.finish(campaign.id);
      if (stop === 'time') return this.queue.enqueue(sendCampaigns, {});
      if (stop === 'failure') return this.queue.enqueue(sendCampaigns, {}, { startAfter: addMinutes(this.clock.now(), RETRY_MINUTES) });
    }
    for (const id of await this.ledger.unfinished()) await this.ledger.finish(id);
  }

  private async run(campaign: EmailCampaign, until: number, signal: AbortSignal): Promise<Stop> {
    try {
      const ready = campaign.channel === 'emelia' ? await this.provider.prepare(campaign) : campaign;
      const { messagesPerMinute } = await this.settings.get('campaigns');
      const nextSlot = pacer(60_000 / messagesPerMinute);
      const state: { stop: Stop | null } = { stop: null };
      const lane = async () => {
        while (!state.stop) {
          if (signal.aborted || performance.now() > until) state.stop = 'time';
          else {
            await nextSlot();
            if (!state.stop) state.stop = await this.sendOne(ready, state);
          }
        }
      };
      // all lanes end before the lock is given back
      const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
      const failure = ends.find((end) => end.status === 'rejected');
      if (failure) throw failure.reason;
      return state.stop ?? 'empty';
    } catch (error) {
      if (!(error instanceof SendingHalted)) throw error;
      await this.ledger.halt(campaign.id, error.message);
      return 'halted';
    }
  }

  /** Returns null when the lane continues. */
  private async sendOne(campaign: EmailCampaign, state: { stop: Stop | null }): Promise<Stop | null> {
    const row = await this.ledger.claim(campaign.id);
    if (!row) return state.stop ?? 'empty';
    try {
      const end = await this.delivery.deliver(campaign, row).catch((error: unknown) => this.putBack(row, error));
      // not written: the row stays as it is, and the next run takes it for interrupted, never for unsent
      await this.ledger.settle(row, end);
      return end.state === 'later' || end.state === 'closed' ? 'failure' : state.stop;
    } catch (error) {
      state.stop = 'halted';
      throw error;
    }
  }

  /** Nothing was sent: the row waits for the next run. */
  private async putBack(row: ClaimedRow, error: unknown): Promise<never> {
    const detail = userMessageOf(error, 'L’envoi a été interrompu avant la remise\u202f; il reprend.');
    await this.ledger.settle(
      row,
      error instanceof SendingHalted ? { state: 'closed', detail } : { state: 'later', detail, at: this.clock.now() },
    );
    throw error;
  }
}

/** Returns a function that resolves at most once per beat; unused beats do not accumulate. */
function pacer(beatMs: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    next = Math.max(now, next + beatMs);
    if (next > now) await sleep(next - now);
  };
}

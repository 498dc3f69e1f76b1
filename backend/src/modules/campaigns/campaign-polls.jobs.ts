import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Handles, type JobContext } from '../../common/jobs/define-job.js';
import { Outreach } from '../../providers/outreach/outreach.js';
import { ProviderError } from '../../providers/provider-error.js';
import { CampaignEvents } from './campaign-events.service.js';
import { pollCampaign } from './campaign-jobs.js';
import { EmailCampaign } from './email-campaign.entity.js';

/** 30'000 activities; ends polling of a provider that repeats its last page. */
const MOST_PAGES = 1000;

/** Polls the events of a campaign, for those that the webhook missed. */
@Injectable()
export class CampaignPolls {
  constructor(
    private readonly database: DataSource,
    private readonly outreach: Outreach,
    private readonly events: CampaignEvents,
    private readonly clock: Clock,
  ) {}

  @Handles(pollCampaign)
  async poll({ campaignId: id }: { campaignId: string }, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    const campaigns = this.database.getRepository(EmailCampaign);
    const emeliaId = (await campaigns.findOneBy({ id }))?.emelia_id;
    if (!emeliaId) return;
    try {
      const provider_state = await this.outreach.stateOf(emeliaId, signal);
      await this.take(id, emeliaId, signal);
      await campaigns.update({ id }, { provider_state, polled_at: this.clock.now(), poll_error: null });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await campaigns.update({ id }, { poll_error: error.message });
      // a rejected key needs a person, not a retry
      if (error.retryable || error.code === 'circuit_open') throw error;
    }
  }

  private async take(id: string, emeliaId: string, signal: AbortSignal): Promise<void> {
    for (let page = 0; page < MOST_PAGES; page++) {
      const { events, isLast } = await this.outreach.activities(emeliaId, page, signal);
      await this.events.take(events, id);
      if (isLast) return;
    }
  }
}

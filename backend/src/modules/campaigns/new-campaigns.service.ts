import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../common/http/access.js';
import type { CampaignCreate } from './campaign.contract.js';
import { Campaigns } from './campaigns.service.js';
import { ProviderCampaigns, providerProblem } from './provider-campaigns.service.js';

/** Creates campaigns, here or also at the provider. */
@Injectable()
export class NewCampaigns {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly provider: ProviderCampaigns,
  ) {}

  /** A campaign that the provider did not take does not stay here either. */
  async create(input: CampaignCreate, user: SignedInUser): Promise<string> {
    const made = await this.campaigns.create(input, user);
    if (!input.createAtProvider) return made.id;
    try {
      await this.provider.make(made);
      return made.id;
    } catch (error) {
      await this.campaigns.remove(made.id, user);
      throw providerProblem(error, 'create_failed', 'Failed to create campaign');
    }
  }
}

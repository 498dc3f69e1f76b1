import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Handles } from '../../common/jobs/define-job.js';
import { Outreach } from '../../providers/outreach/outreach.js';
import { ProviderError } from '../../providers/provider-error.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { tellProvider } from './suppression-jobs.js';

/** Synchronises the provider's list with ours. */
@Injectable()
export class SuppressionJobs {
  constructor(
    private readonly database: DataSource,
    private readonly outreach: Outreach,
  ) {}

  @Handles(tellProvider)
  async tell({ prospectId }: { prospectId: string }): Promise<void> {
    if (!(await this.outreach.isConfigured())) return;
    const prospect = await this.database.getRepository(Prospect).findOneBy({ id: prospectId });
    if (!prospect) return;
    await this.outreach.blacklist(prospect.email.trim()).catch((error: unknown) => {
      // the provider lacks the call, or has the address already
      if (!(error instanceof ProviderError) || error.code !== 'vendor_rejected') throw error;
    });
  }
}

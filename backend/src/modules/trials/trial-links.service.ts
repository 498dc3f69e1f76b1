import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { TRIAL_LIMITS } from '../../rules/trial-limits.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { TrialMails } from '../analysis/scans/trial-mails.service.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import { isHeld } from '../prospects/trial-review.js';
import { RateLimitStore } from '../rate-limiting/rate-limit-store.service.js';
import type { LinkRequested } from './trial.contract.js';
import { TrialQueries } from './trials.queries.js';
import { Verifications } from './verifications.service.js';

const DAY_MS = 86_400_000;

/** Sends the link of a trial again, always to its e-mail address. */
@Injectable()
export class TrialLinks {
  private readonly logger = new Logger(TrialLinks.name);

  constructor(
    private readonly database: DataSource,
    private readonly queries: TrialQueries,
    private readonly verifications: Verifications,
    private readonly mails: TrialMails,
    private readonly limits: RateLimitStore,
  ) {}

  /** Not awaited: neither text nor time of the response reveals whether the trial exists. */
  ask(email: string, asked: Language | null): Promise<LinkRequested> {
    void this.queries
      .latestOf(email)
      .then((id) => (id ? this.send(id) : undefined))
      .catch((error: unknown) => this.logger.error({ err: error }, 'link of a trial not sent again'));
    return composedIn(languageOf(asked), () => ({
      message: t`Si une analyse a été demandée avec cette adresse, son lien vient d’y être envoyé.`,
    }));
  }

  /** Sends the link of the page, or the confirmation link where it is required first. */
  async send(id: string): Promise<void> {
    const { isBlocked } = await this.limits.increment(`trial-link ${id}`, DAY_MS, TRIAL_LIMITS.linkMailsPerDay);
    if (isBlocked) return;
    await this.database.transaction(async (manager) => {
      const prospect = await heldProspect(manager, id);
      if (await this.verifications.askAgain(manager, prospect)) return;
      if (!isHeld(prospect.metadata)) await this.mails.linkAgain(manager, prospect);
    });
  }
}

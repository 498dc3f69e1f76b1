import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../common/config/env.js';
import { localizedEmail } from '../../../common/mail/localized-email.js';
import { Outbox } from '../../../common/mail/outbox.service.js';
import { displayDomain, siteOrigin } from '../../../common/urls.js';
import { pagePath } from '../../../rules/routes.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { personalLink } from '../../prospects/prospect-view.js';
import { Settings } from '../../settings/settings.service.js';
import { Signatories } from '../../signatories/signatories.queries.js';
import { ReportNewsQueries } from '../findings/report-news.queries.js';
import { type TrialReport, trialFailedMail, trialLinkMail, trialReadyMail } from './trial-report-mail.js';

/** Sends e-mails about a trial, always to the requesting address. */
@Injectable()
export class TrialMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly news: ReportNewsQueries,
    private readonly signatories: Signatories,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async ready(manager: EntityManager, prospect: Prospect): Promise<void> {
    const [news, report] = [await this.news.of(manager, prospect), await this.reportOf(prospect)];
    await this.send(manager, prospect, 'trial_ready', () => trialReadyMail({ ...report, ...news() }));
  }

  async linkAgain(manager: EntityManager, prospect: Prospect): Promise<void> {
    const report = await this.reportOf(prospect);
    await this.send(manager, prospect, 'trial_link', () => trialLinkMail(report));
  }

  /** `cause`: in the current language. */
  async failed(manager: EntityManager, prospect: Prospect, cause: () => string): Promise<void> {
    const { domain } = await this.settings.get('systemConfig');
    const link = `${siteOrigin(domain, this.config.publicUrl)}${pagePath('trial')}`;
    const report = { ...(await this.reportOf(prospect)), link };
    await this.send(manager, prospect, 'trial_failed', () => trialFailedMail({ ...report, cause: cause() }));
  }

  private async reportOf({ id, token, site_url }: Prospect): Promise<TrialReport> {
    const [agency, links] = await Promise.all([this.settings.get('agency'), this.settings.get('systemConfig')]);
    const person = await this.signatories.of(id);
    return { domain: displayDomain(site_url) ?? '', link: personalLink(token, links, this.config.publicUrl), agency, person };
  }

  private async send(
    manager: EntityManager,
    { id, email, language }: Prospect,
    kind: string,
    compose: () => ReturnType<typeof trialReadyMail>,
  ): Promise<void> {
    const mail = await localizedEmail(language, compose);
    await this.outbox.enqueue(manager, { kind, prospectId: id, recipient: email, ...mail });
  }
}

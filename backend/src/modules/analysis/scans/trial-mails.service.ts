import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../common/config/env.js';
import { Outbox } from '../../../common/mail/outbox.service.js';
import { displayDomain, siteOrigin } from '../../../common/urls.js';
import { pagePath } from '../../../rules/routes.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { personalLink } from '../../prospects/prospect-view.js';
import { Settings } from '../../settings/settings.service.js';
import { foundOn } from '../findings/first-finding.js';
import { JudgedSite } from '../findings/judged-site.entity.js';
import { type TrialReport, trialFailedMail, trialLinkMail, trialReadyMail } from './trial-report-mail.js';

/** What whoever asked for a trial is sent of it: always to the address that asked. */
@Injectable()
export class TrialMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async ready(manager: EntityManager, prospect: Prospect): Promise<void> {
    const finding = foundOn(await manager.findOneBy(JudgedSite, { prospect_id: prospect.id }));
    await this.send(manager, prospect, 'trial_ready', trialReadyMail({ ...(await this.reportOf(prospect)), finding }));
  }

  async linkAgain(manager: EntityManager, prospect: Prospect): Promise<void> {
    await this.send(manager, prospect, 'trial_link', trialLinkMail(await this.reportOf(prospect)));
  }

  async failed(manager: EntityManager, prospect: Prospect, cause: string): Promise<void> {
    const { domain } = await this.settings.get('systemConfig');
    const link = `${siteOrigin(domain, this.config.publicUrl)}${pagePath('trial')}`;
    await this.send(manager, prospect, 'trial_failed', trialFailedMail({ ...(await this.reportOf(prospect)), link, cause }));
  }

  private async reportOf({ token, site_url }: Prospect): Promise<TrialReport> {
    const [agency, links] = await Promise.all([this.settings.get('agency'), this.settings.get('systemConfig')]);
    return { domain: displayDomain(site_url) ?? '', link: personalLink(token, links, this.config.publicUrl), agency: agency.name };
  }

  private async send(
    manager: EntityManager,
    { id, email }: Prospect,
    kind: string,
    mail: ReturnType<typeof trialReadyMail>,
  ): Promise<void> {
    await this.outbox.enqueue(manager, { kind, prospectId: id, recipient: email, ...mail });
  }
}

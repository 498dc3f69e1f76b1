import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { conflict, invalid } from '../../../common/errors.js';
import { INVALID_URL, normaliseSiteUrl } from '../../../common/urls.js';
import { type Language, t } from '../../../rules/language.rules.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { heldByVisitor } from '../../prospects/held-prospect.queries.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { writeSite } from '../../prospects/prospect-facts.queries.js';
import { lockProspect } from '../../prospects/prospect-locks.queries.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { RateLimitStore } from '../../rate-limiting/rate-limit-store.service.js';
import { tooManyRequests } from '../../rate-limiting/too-many-requests.js';
import { Findings } from '../findings/findings.queries.js';
import { Scans } from './scans.service.js';

const DAY_MS = 86_400_000;
/** Each costs a measurement. */
const MOST_PER_DAY = 3;

/** The address of its website that a prospect gives itself, where we know none that can be read (decision 56). */
@Injectable()
export class NamedSites {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly findings: Findings,
    private readonly scans: Scans,
    private readonly limits: RateLimitStore,
    private readonly audit: AuditLog,
  ) {}

  /** True without an address, and when the visit did not meet the company's own page. */
  async isWanted({ id, site_url }: Pick<Prospect, 'id' | 'site_url'>): Promise<boolean> {
    return !site_url || isWrongPage((await this.findings.of(id)).outcome);
  }

  /** Stores an address and measures it. A known site is not replaced: everybody with the link could. */
  async name(token: string, typed: string, asked: Language | null): Promise<void> {
    const prospect = await this.prospects.byToken(token);
    const href = await this.accepted(prospect, typed);
    await this.database.transaction(async (manager) => {
      await lockProspect(manager, prospect.id);
      await this.write(manager, await heldByVisitor(manager, prospect.id, asked), href);
    });
  }

  /** Returns the address to be stored, outside of the transaction that stores it. */
  async accepted(prospect: Prospect, typed: string): Promise<string> {
    const href = normaliseSiteUrl(typed);
    if (!href) throw invalid(INVALID_URL, { websiteUrl: INVALID_URL });
    if (!(await this.isWanted(prospect)))
      throw conflict('site_known', t`Nous connaissons déjà votre site\u202f: son analyse est sur votre page.`);
    const { totalHits, timeToExpire } = await this.limits.increment(`named-site ${prospect.id}`, DAY_MS, MOST_PER_DAY);
    if (totalHits > MOST_PER_DAY) throw tooManyRequests(timeToExpire);
    return href;
  }

  /** Under the lock of the prospect; the visit goes through the URL guard as every other one. */
  async write(manager: EntityManager, prospect: Prospect, site_url: string): Promise<void> {
    const { id, site_url: before } = prospect;
    await writeSite(manager, prospect, site_url);
    await this.audit.record(manager, null, {
      ...{ action: 'update', resource: 'prospects', resourceId: id },
      ...{ before: { site_url: before }, after: { site_url } },
    });
    await this.scans.start(manager, { kind: 'quick', selection: { prospectIds: [id] }, requestedBy: null });
  }
}

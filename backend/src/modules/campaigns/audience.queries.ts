import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalid } from '../../common/errors.js';
import { isEmail } from '../../common/is-email.js';
import { type NotSentYet, type ReviewStatus, reasonNotToSend } from '../../rules/review-state.rules.js';
import type { ProspectMetadata } from '../prospects/prospect.contract.js';
import { companyName } from '../prospects/prospect-view.js';
import { type ProspectFilter, ProspectQueries, prospectFilter } from '../prospects/prospects.queries.js';
import { Settings } from '../settings/settings.service.js';
import { ContactKeys } from '../suppressions/contact-keys.service.js';
import type { SuppressionReason } from '../suppressions/suppression.contract.js';
import { siteAddress } from '../trials/site-address.js';
import { reasonToLeaveOut } from './audience-rules.js';
import type { CampaignAudience, LeftOutReason } from './campaign.contract.js';

interface Person {
  id: string;
  email: string;
  prenom: string;
  nom: string;
  business_name: string | null;
  site_url: string | null;
  metadata: ProspectMetadata;
  review_status: ReviewStatus;
  red_flags: string[];
}

/** A person of the audience, with the reason for getting no message. */
export interface Judged {
  prospectId: string;
  label: string;
  emailHash: string;
  reason: LeftOutReason | null;
  /** Why the page may not be sent yet, regardless of other reasons. */
  notSentYet: NotSentYet | null;
}

const PERSON = ['id', 'email', 'prenom', 'nom', 'business_name', 'site_url', 'metadata', 'review_status', 'red_flags'];

/** Reads whom a campaign reaches and whom it leaves out. */
@Injectable()
export class AudienceQueries {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly keys: ContactKeys,
    private readonly settings: Settings,
  ) {}

  async count(audience: CampaignAudience): Promise<number> {
    const matching = this.matching(audience);
    return matching ? matching.getCount() : 0;
  }

  /** Judges the whole audience by the rules, in a stable order; of two prospects with one address the older one counts. */
  async judge(manager: EntityManager, campaignId: string, audience: CampaignAudience): Promise<Judged[]> {
    const people = await this.people(audience);
    return this.judgeAll(manager, people, await this.taken(manager, campaignId));
  }

  /** Judges one person, regardless of campaigns; null when the prospect does not exist. */
  async judgeOne(manager: EntityManager, prospectId: string): Promise<Judged | null> {
    const [judged] = await this.judgeAll(manager, await this.people({ prospectIds: [prospectId] }), new Set());
    return judged ?? null;
  }

  /** Judges recipients of failed messages as of now: a corrected address may be retried, that of another person may not. */
  async judgeFailed(manager: EntityManager, campaignId: string): Promise<Judged[]> {
    const rows = await manager.query<{ prospect_id: string | null; email_hash: string; state: string }[]>(
      `SELECT prospect_id, email_hash, state FROM campaign_recipients WHERE campaign_id = $1 AND state <> 'left_out'`,
      [campaignId],
    );
    const owners = new Map(rows.map(({ email_hash, prospect_id }) => [email_hash, prospect_id]));
    const failed = rows.flatMap(({ state, prospect_id }) => (state === 'failed' && prospect_id ? [prospect_id] : []));
    const people = failed.length > 0 ? await this.people({ prospectIds: failed }) : [];
    return this.judgeAll(manager, people, new Set(), owners);
  }

  /** Returns labels of people for lists of a campaign. */
  async labels(ids: string[]): Promise<Map<string, { id: string; label: string }>> {
    const people = ids.length > 0 ? await this.prospects.matching({ id: ids } as ProspectFilter).getMany() : [];
    return new Map(people.map((person) => [person.id, { id: person.id, label: labelOf(person) }]));
  }

  private matching({ prospectIds, filter }: CampaignAudience) {
    if (prospectIds) return this.prospects.matching({ id: prospectIds } as ProspectFilter);
    if (!filter) return null;
    const parsed = prospectFilter.safeParse(filter);
    if (!parsed.success) throw invalid('Le filtre de l’audience n’est pas valable.', { target_audience: 'Filtre inconnu' });
    return this.prospects.matching(parsed.data as ProspectFilter);
  }

  /** Why this prospect's page is not sent yet; null when it may be. */
  async notSentYet({ review_status, red_flags }: Pick<Person, 'review_status' | 'red_flags'>): Promise<LeftOutReason | null> {
    return (await this.isReviewRequired()) ? reasonNotToSend(review_status, red_flags) : null;
  }

  async isReviewRequired(): Promise<boolean> {
    return (await this.settings.get('review')).required;
  }

  private async people(audience: CampaignAudience): Promise<Person[]> {
    const matching = this.matching(audience);
    if (!matching) return [];
    return matching
      .select(PERSON.map((column) => `prospect.${column}`))
      .orderBy('prospect.created_at')
      .addOrderBy('prospect.id')
      .getMany();
  }

  /** `taken` grows by those who get it; `owners` are the addresses of a ledger, each its own person's. */
  private async judgeAll(
    manager: EntityManager,
    people: Person[],
    taken: Set<string>,
    owners: ReadonlyMap<string, string | null> = new Map(),
  ): Promise<Judged[]> {
    const hashOf = await this.keys.hasher();
    const hashes = people.map(({ email }) => hashOf(email));
    const sites = people.map(({ site_url }) => (site_url ? siteAddress(site_url) : null));
    // one after another: within a transaction they share its connection
    const allowed = await this.allowed(manager, people);
    const suppressed = await this.suppressed(manager, hashes);
    const blocked = await this.blockedSites(manager);
    const isRequired = await this.isReviewRequired();
    return people.map((person, index) => {
      const emailHash = hashes[index] ?? '';
      const site = sites[index];
      const notSentYet = isRequired ? reasonNotToSend(person.review_status, person.red_flags) : null;
      const reason = reasonToLeaveOut({
        notSentYet,
        hasValidEmail: isEmail(person.email),
        isAllowed: allowed.has(person.id),
        suppression: suppressed.get(emailHash) ?? null,
        isBlockedClient: Boolean(site && (blocked.has(site.url) || blocked.has(site.domain))),
        isAlreadyIn: taken.has(emailHash) || (owners.has(emailHash) && owners.get(emailHash) !== person.id),
      });
      if (reason === null) taken.add(emailHash);
      return { prospectId: person.id, label: labelOf(person), emailHash, reason, notSentYet };
    });
  }

  private async allowed(manager: EntityManager, people: Person[]): Promise<Set<string>> {
    const rows = await manager.query<{ prospect_id: string }[]>(
      `SELECT prospect_id FROM contact_permissions WHERE purpose = 'campaign' AND withdrawn_at IS NULL AND prospect_id = ANY($1)`,
      [people.map(({ id }) => id)],
    );
    return new Set(rows.map(({ prospect_id }) => prospect_id));
  }

  /** A bounce explains more than an unsubscription of the same address. */
  private async suppressed(manager: EntityManager, hashes: string[]): Promise<Map<string, SuppressionReason>> {
    const rows = await manager.query<{ email_hash: string; reason: SuppressionReason }[]>(
      `SELECT email_hash, reason FROM suppressions WHERE email_hash = ANY($1) ORDER BY (reason = 'bounced')`,
      [hashes],
    );
    return new Map(rows.map(({ email_hash, reason }) => [email_hash, reason]));
  }

  private async blockedSites(manager: EntityManager): Promise<Set<string>> {
    const rows = await manager.query<{ url: string; domain: string }[]>(`SELECT url, domain FROM blocked_urls WHERE is_active`);
    return new Set(rows.flatMap(({ url, domain }) => [url, domain]));
  }

  private async taken(manager: EntityManager, campaignId: string): Promise<Set<string>> {
    const rows = await manager.query<{ email_hash: string }[]>(
      `SELECT email_hash FROM campaign_recipients WHERE campaign_id = $1 AND state <> 'left_out'`,
      [campaignId],
    );
    return new Set(rows.map(({ email_hash }) => email_hash));
  }
}

const labelOf = (person: Person): string => {
  const name = [person.prenom, person.nom].filter(Boolean).join(' ');
  const company = companyName(person);
  return company === null || company === name ? name : `${company}, ${name}`;
};

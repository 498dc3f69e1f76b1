import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isDatabaseOutage } from '../../common/database/outage.js';
import { conflict, Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { type Language, t } from '../../rules/language.rules.js';
import { sameMailbox } from '../../rules/trial-addresses.rules.js';
import { TRIAL_LIMITS } from '../../rules/trial-limits.rules.js';
import { Scans } from '../analysis/scans/scans.service.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { lockProspectsForDeletion } from '../prospects/prospect-locks.queries.js';
import { Prospects } from '../prospects/prospects.service.js';
import type { StartedTrial, TrialRequest } from './trial.contract.js';
import { TRIAL_CONSENT } from './trial-consent.js';
import { TrialLinks } from './trial-links.service.js';
import { type TrialOrder, TrialRules } from './trial-rules.service.js';
import { TrialQueries } from './trials.queries.js';
import { Verifications } from './verifications.service.js';

const DAY_MS = 86_400_000;

/** A visitor's own analysis: the prospect, the e-mail and the scan begin together or not at all. */
@Injectable()
export class Trials {
  private readonly logger = new Logger(Trials.name);

  constructor(
    private readonly database: DataSource,
    private readonly rules: TrialRules,
    private readonly queries: TrialQueries,
    private readonly prospects: Prospects,
    private readonly verifications: Verifications,
    private readonly links: TrialLinks,
    private readonly scans: Scans,
  ) {}

  async start(request: TrialRequest, user: SignedInUser | null, language: Language | null): Promise<StartedTrial> {
    const order = await this.rules.check(request, user);
    const { verificationRequired, reviewRequired } = order;
    try {
      const begun = await this.database.transaction((manager) => this.create(manager, order, language));
      if ('again' in begun) await this.links.send(begun.again);
      // an unverified visitor learns nothing here: the link goes to the mailbox
      const token = 'again' in begun || reviewRequired ? null : begun.token;
      return { token, verificationRequired, reviewRequired };
    } catch (error) {
      if (error instanceof Problem || isDatabaseOutage(error)) throw error;
      this.logger.error({ err: error }, 'trial not started');
      const message = t`Une erreur est survenue lors du démarrage de l'essai. Veuillez réessayer.`;
      throw new Problem(500, 'trial_not_started', 'The trial could not be started', message);
    }
  }

  /** `again`: the mailbox has had a trial of late, and gets its link once more (decision 42). */
  private async create(manager: EntityManager, order: TrialOrder, language: Language | null): Promise<Prospect | { again: string }> {
    const { request, site, now, internal, verificationRequired, reviewRequired } = order;
    // one after the other, so that two requests of the same moment see each other
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('trials'))`);
    const since = new Date(now.getTime() - TRIAL_LIMITS.daysBetween * DAY_MS);
    const recent = internal ? undefined : await this.queries.recent(manager, { email: request.email, url: site.url, since });
    if (recent?.is_own) return { again: recent.id };
    if (recent) throw conflict('trial_exists', t`Un essai existe déjà pour cet email ou ce site web. Veuillez réessayer dans 7 jours.`);
    const prospect = await this.prospects.insert(manager, { ...prospectOf(order), language });
    const startsAnalysis = verificationRequired && !reviewRequired;
    await this.verifications.prepare(manager, prospect, startsAnalysis);
    if (!verificationRequired) await this.scans.startTrial(manager, prospect.id);
    if (internal) {
      const old = await this.queries.internalBeyond(manager, internal.staffEmail, TRIAL_LIMITS.internalKept);
      if (old.length > 0) await lockProspectsForDeletion(manager, 'SELECT unnest($1::uuid[])', [old]);
      for (const id of old) await this.prospects.removeWithin(manager, id, internal.user);
    }
    return prospect;
  }
}

/** The company is stored in `nom`, as the form asks for no name (specification 1, section 3). */
function prospectOf({ request, site, now, internal, reviewRequired, widgetHost }: TrialOrder): Partial<Prospect> {
  const { companyName, city, email } = request;
  const source = widgetHost === null ? 'self-serve' : 'widget';
  const metadata = {
    company: companyName,
    location: city,
    source,
    ...(widgetHost !== null && { host: widgetHost }),
    is_trial: true,
    domain: site.domain,
    normalized_url: site.url,
    consent: { wording: TRIAL_CONSENT, given_at: now.toISOString() },
    normalized_email: sameMailbox(email),
    ...(internal && { internal: true }),
    ...(reviewRequired && { trial_review: 'waiting' }),
  };
  return { email, prenom: '', nom: companyName, site_url: site.href, location: city, source, metadata };
}

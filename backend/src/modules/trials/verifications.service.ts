import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Problem } from '../../common/errors.js';
import { localizedEmail } from '../../common/mail/localized-email.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { hashSecret, newSecret } from '../../common/tokens.js';
import { displayDomain } from '../../common/urls.js';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { pagePrefix } from '../../rules/routes.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { Scans } from '../analysis/scans/scans.service.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { writeVerified } from '../prospects/prospect-facts.queries.js';
import { personalLink } from '../prospects/prospect-view.js';
import { Prospects } from '../prospects/prospects.service.js';
import { isHeld, trialReviewOf } from '../prospects/trial-review.js';
import { AgencyInbox } from '../settings/agency-inbox.service.js';
import { Settings } from '../settings/settings.service.js';
import { confirmationMail } from './confirmation-mail.js';
import type { Verified } from './trial.contract.js';
import { trialAlertMail } from './trial-alert-mail.js';
import { TrialVerification } from './trial-verification.entity.js';

const PAGE = pagePrefix('verification');
/** Specification 1, section 8. */
const open = () => t`Vérification réussie. Redirection vers l'analyse...`;
const lookedAt = () => t`Adresse confirmée. Une personne regarde votre demande\u202f: si elle est acceptée, votre lien arrive par e-mail.`;

/** `token` null: under review. */
interface Confirmed {
  token: string | null;
  language: Language | null;
}

/** Confirms that the e-mail address of a trial is the visitor's own. */
@Injectable()
export class Verifications {
  private readonly logger = new Logger(Verifications.name);

  constructor(
    private readonly database: DataSource,
    private readonly prospects: Prospects,
    private readonly scans: Scans,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly inbox: AgencyInbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends the link; only the hash of its secret stays here. */
  async prepare(manager: EntityManager, prospect: Prospect, startsAnalysis: boolean): Promise<void> {
    const { secret, hash } = newSecret();
    await manager.insert(TrialVerification, { prospect_id: prospect.id, secret_hash: hash, starts_analysis: startsAnalysis });
    await this.write(manager, prospect, secret, startsAnalysis);
  }

  /** Sends another confirmation, which replaces the first, where nothing continues before it. */
  async askAgain(manager: EntityManager, prospect: Prospect): Promise<boolean> {
    const waiting = await manager.findOneBy(TrialVerification, { prospect_id: prospect.id, confirmed_at: IsNull() });
    if (!waiting || !(waiting.starts_analysis || trialReviewOf(prospect.metadata) === 'waiting')) return false;
    const { secret, hash } = newSecret();
    await manager.update(TrialVerification, { prospect_id: prospect.id }, { secret_hash: hash });
    await this.write(manager, prospect, secret, waiting.starts_analysis);
    return true;
  }

  /**
   * Confirms an address: marks the prospect as verified, replaces its token and starts what waited. Later clicks lead to the page: only
   * this address got the link.
   */
  async confirm(secret: string, asked: Language | null): Promise<Verified> {
    try {
      const { token, language } = await this.database.transaction((manager) => this.use(manager, hashSecret(secret)));
      return await composedIn(languageOf(asked, language), () => ({ token, message: token === null ? lookedAt() : open() }));
    } catch (error) {
      if (error instanceof Problem) throw error;
      this.logger.error({ err: error }, 'address not confirmed');
      const message = t`Une erreur est survenue lors de la vérification. Veuillez réessayer.`;
      throw new Problem(500, 'verification_failed', 'The address could not be confirmed', message);
    }
  }

  isKnown(secret: string): Promise<boolean> {
    return this.database.getRepository(TrialVerification).existsBy({ secret_hash: hashSecret(secret) });
  }

  private async use(manager: EntityManager, secret_hash: string): Promise<Confirmed> {
    // the prospect first, as a deletion does (docs/locks.md)
    const known = await manager.findOneBy(TrialVerification, { secret_hash });
    const prospect = known && (await heldProspect(manager, known.prospect_id));
    const found = await manager.findOne(TrialVerification, { where: { secret_hash }, lock: { mode: 'for_no_key_update' } });
    if (!found || !prospect)
      throw new Problem(404, 'verification_unknown', 'Unknown or used verification token', t`Token invalide ou déjà utilisé`);
    const { prospect_id: id, starts_analysis } = found;
    const { language } = prospect;
    const review = trialReviewOf(prospect.metadata);
    const isFirst = found.confirmed_at === null;
    if (isFirst) {
      await manager.update(TrialVerification, { prospect_id: id }, { confirmed_at: () => 'now()' });
      await writeVerified(manager, id);
    }
    if (isFirst && review === 'waiting') await this.alert(manager, prospect);
    if (isHeld(prospect.metadata)) return { token: null, language };
    if (!isFirst) return { token: prospect.token, language };
    const token = await this.prospects.replaceToken(manager, id);
    if (starts_analysis) await this.scans.startTrial(manager, id);
    return { token, language };
  }

  private async write(manager: EntityManager, prospect: Prospect, secret: string, required: boolean): Promise<void> {
    const { id, email, site_url, metadata, language } = prospect;
    const [agency, links] = await Promise.all([this.settings.get('agency'), this.settings.get('systemConfig')]);
    const link = personalLink(secret, { domain: links.domain, tokenPrefix: PAGE }, this.config.publicUrl);
    // values typed with another person's address are not sent to it
    const domain = isHeld(metadata) ? null : (displayDomain(site_url) ?? '');
    const mail = await localizedEmail(language, () => confirmationMail({ domain, link, agency: agency.name, required }));
    await this.outbox.enqueue(manager, { kind: 'trial_confirmation', prospectId: id, recipient: email, ...mail });
  }

  private async alert(manager: EntityManager, prospect: Prospect): Promise<void> {
    const recipient = await this.inbox.address();
    const mail = trialAlertMail(prospect, `${this.config.publicUrl}/mon-espace/trials`);
    await this.outbox.enqueue(manager, { kind: 'trial_alert', prospectId: prospect.id, recipient, ...mail });
  }
}

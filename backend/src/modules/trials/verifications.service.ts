import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { Problem } from '../../common/errors.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { hashSecret, newSecret } from '../../common/tokens.js';
import { pagePrefix } from '../../rules/routes.rules.js';
import { Scans } from '../analysis/scan.service.js';
import { personalLink } from '../prospects/prospect-view.js';
import { Prospects } from '../prospects/prospects.service.js';
import { Settings } from '../settings/settings.service.js';
import { confirmationMail } from './confirmation-mail.js';
import type { Verified } from './trial.contract.js';
import { TrialVerification } from './trial-verification.entity.js';

const PAGE = pagePrefix('verification');

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
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends the link; only the hash of its secret stays here. */
  async prepare(
    manager: EntityManager,
    { prospectId, email, domain, startsAnalysis }: { prospectId: string; email: string; domain: string; startsAnalysis: boolean },
  ): Promise<void> {
    const { secret, hash } = newSecret();
    await manager.insert(TrialVerification, { prospect_id: prospectId, secret_hash: hash, starts_analysis: startsAnalysis });
    const [agency, links] = await Promise.all([this.settings.get('agency'), this.settings.get('systemConfig')]);
    const link = personalLink(secret, { domain: links.domain, tokenPrefix: PAGE }, this.config.publicUrl);
    const mail = confirmationMail({ domain, link, agency: agency.name, required: startsAnalysis });
    await this.outbox.enqueue(manager, { kind: 'trial_confirmation', prospectId, recipient: email, ...mail });
  }

  /** Once for each link: marks the prospect verified, gives its page a new token, and begins the analyses that waited. */
  async confirm(secret: string): Promise<Verified> {
    try {
      const token = await this.database.transaction((manager) => this.use(manager, hashSecret(secret)));
      return { token, message: "Vérification réussie. Redirection vers l'analyse..." };
    } catch (error) {
      if (error instanceof Problem) throw error;
      this.logger.error({ err: error }, 'address not confirmed');
      const message = 'Une erreur est survenue lors de la vérification. Veuillez réessayer.';
      throw new Problem(500, 'verification_failed', 'The address could not be confirmed', message);
    }
  }

  private async use(manager: EntityManager, hash: string): Promise<string> {
    const [found] = returnedRows(
      await manager.query<{ prospect_id: string; starts_analysis: boolean }[]>(
        `UPDATE trial_verifications SET confirmed_at = now() WHERE secret_hash = $1 AND confirmed_at IS NULL RETURNING prospect_id, starts_analysis`,
        [hash],
      ),
    );
    if (!found) throw new Problem(404, 'verification_unknown', 'Unknown or used verification token', 'Token invalide ou déjà utilisé');
    const { prospect_id: prospectId, starts_analysis } = found;
    const token = await this.prospects.replaceToken(manager, prospectId);
    await manager.query(
      `UPDATE prospects SET metadata = metadata || jsonb_build_object('status', 'verified', 'verified_at', now()) WHERE id = $1`,
      [prospectId],
    );
    if (starts_analysis) await this.scans.startTrial(manager, prospectId);
    return token;
  }
}

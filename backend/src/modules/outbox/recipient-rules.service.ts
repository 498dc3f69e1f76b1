import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentManager } from '../../common/database/one-connection.js';
import { mailKind } from '../../rules/mail-kinds.rules.js';
import { ContactKeys } from '../suppressions/contact-keys.service.js';
import type { SuppressionReason } from '../suppressions/suppression.contract.js';
import { Suppressions } from '../suppressions/suppressions.service.js';

interface Addressed {
  kind: string;
  recipient: string;
  asked_at: Date | null;
}

/** Applies the suppression list to the outbox. Internal messages are exempt. */
@Injectable()
export class RecipientRules {
  private readonly logger = new Logger(RecipientRules.name);

  constructor(
    private readonly database: DataSource,
    private readonly suppressions: Suppressions,
    private readonly keys: ContactKeys,
  ) {}

  /** Why a message must not go out, in French; null = it may. Throws while the list cannot be read. */
  async objection({ kind, recipient, asked_at }: Addressed): Promise<string | null> {
    const { purpose } = mailKind(kind);
    if (purpose === 'internal') return null;
    const reason = await this.suppressions.reasonAgainst(recipient, purpose === 'marketing' ? purpose : { asked_at });
    return reason && `${WORDS[reason]} Rien n’est envoyé (liste des oppositions).`;
  }

  /** Suppresses a dead address for unrequested messages. */
  async noteDeadAddress({ kind, recipient }: Addressed): Promise<void> {
    if (mailKind(kind).purpose !== 'marketing') return;
    try {
      const email_hash = await this.keys.hashOf(recipient);
      await this.suppressions.add(currentManager(this.database), { email_hash, scope: 'all', reason: 'bounced' });
    } catch (error) {
      this.logger.warn({ err: error }, 'dead address not put on the suppression list');
    }
  }
}

const WORDS: Record<SuppressionReason, string> = {
  erased: 'La personne a demandé l’effacement de ses données.',
  unsubscribed: 'La personne ne veut plus recevoir de messages.',
  complained: 'La personne a signalé nos messages comme indésirables.',
  bounced: 'Cette adresse n’existe pas : un message précédent est revenu.',
  manual: 'L’équipe a inscrit cette adresse comme ne devant plus être contactée.',
};

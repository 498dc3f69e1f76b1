import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { type Block, paragraph } from '../../common/mail/email-blocks.js';
import { say } from '../../common/mail/email-text.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { User } from '../auth/user.entity.js';

/** Alerts the owner of an account and the administrators about password guessing. */
@Injectable()
export class SignInAlerts {
  private readonly logger = new Logger(SignInAlerts.name);

  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** `account`: an id, or the key of an unknown address. */
  async guessing(account: string, failures: number): Promise<void> {
    this.logger.warn({ failures }, 'wrong passwords in a row for one account');
    await this.database.transaction(async (manager) => {
      const owner = account.includes('-') ? await manager.findOneBy(User, { id: account, disabled_at: IsNull() }) : null;
      await this.audit.record(manager, owner, {
        action: 'alarm',
        resource: 'sessions',
        resourceId: owner?.id ?? null,
        after: { failures },
      });
      if (!owner) return;
      const admins = await manager.findBy(User, { role: 'admin', disabled_at: IsNull() });
      for (const recipient of new Set([owner, ...admins].map(({ email }) => email)))
        await this.outbox.enqueue(manager, {
          kind: 'sign_in_alarm',
          prospectId: null,
          recipient,
          subject: 'Alerte\u202f: des mots de passe sont essayés sur un compte',
          letter: emailBlocks(owner.email, failures),
        });
    });
  }
}

const emailBlocks = (email: string, failures: number): Block[] => [
  paragraph(say`Bonjour,`),
  paragraph(say`${failures} mots de passe faux ont été essayés sur le compte ${email}, depuis un appareil inconnu.`),
  paragraph(
    say`Les essais suivants doivent attendre de plus en plus longtemps. La personne du compte peut toujours se connecter depuis un appareil où elle l’a déjà fait.`,
  ),
  paragraph(say`Si ce n’était pas une erreur de frappe, choisissez un nouveau mot de passe. Le journal montre chaque essai.`),
];

import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { type CurrentRequest, clientAddress, currentRequest } from '../../common/http/client-address.js';
import { type Block, paragraph } from '../../common/mail/email-blocks.js';
import { say } from '../../common/mail/email-text.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { UNKNOWN_LINKS_FLOOD } from '../../rules/tokens.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { User } from '../auth/user.entity.js';
import { Settings } from '../settings/settings.service.js';
import { clientNetwork } from './client-network.js';
import { RateLimitStore } from './rate-limit-store.service.js';
import { tooManyRequests } from './too-many-requests.js';

const RULE = 'unknownTokens';
const EVERYBODY = `${RULE} *`;

/**
 * Detects the guessing of personal links: unknown tokens are counted by address and overall. Beyond the limit unknown ones are refused and
 * existing ones are answered, because visitors share addresses. Beyond a multiple of it the address is refused altogether.
 */
@Injectable()
export class UnknownTokens {
  private readonly logger = new Logger(UnknownTokens.name);
  /** Seconds to wait by request: the sections of one page look up the same token. */
  private readonly counted = new WeakMap<CurrentRequest, Promise<number>>();

  constructor(
    private readonly database: DataSource,
    private readonly store: RateLimitStore,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Throws 429, whether the next token exists or not, once an address has flooded. */
  async check(): Promise<void> {
    const seconds = await this.wait();
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  async areStopped(address = clientAddress()): Promise<boolean> {
    return (await this.wait(address)) > 0;
  }

  /** Counts the unknown token of a request; throws 429 once its address has asked for too many. */
  async miss(): Promise<void> {
    const request = currentRequest();
    if (!request) return;
    const counted = this.counted.get(request) ?? this.count(request);
    this.counted.set(request, counted);
    const seconds = await counted;
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  /** Seconds until an address that has flooded may ask again; 0 = now. */
  private async wait(address = clientAddress()): Promise<number> {
    if (!address) return 0;
    const { windowMs, max } = (await this.settings.shared('rateLimits'))[RULE];
    return this.store.secondsFull(keyOf(address), windowMs, max * UNKNOWN_LINKS_FLOOD);
  }

  private async count(request: CurrentRequest): Promise<number> {
    const { windowMs, max, alarm } = (await this.settings.shared('rateLimits'))[RULE];
    const { isBlocked, timeToExpire } = await this.store.increment(keyOf(request.address), windowMs, max);
    const { totalHits } = await this.store.increment(EVERYBODY, windowMs, alarm);
    // the counts of concurrent requests all differ, so that one of them raises the alarm of this window
    if (totalHits === alarm) await this.raiseAlarm(alarm, windowMs / 60_000);
    return isBlocked ? timeToExpire : 0;
  }

  private async raiseAlarm(tokens: number, minutes: number): Promise<void> {
    this.logger.warn({ tokens, minutes }, 'unknown tokens: somebody may be guessing personal links');
    await this.database.transaction(async (manager) => {
      await this.audit.record(manager, null, { action: 'alarm', resource: 'unknown-tokens', resourceId: null, after: { tokens, minutes } });
      const admins = await manager.findBy(User, { role: 'admin', disabled_at: IsNull() });
      for (const { email } of admins)
        await this.outbox.enqueue(manager, {
          kind: 'token_alarm',
          prospectId: null,
          recipient: email,
          subject: SUBJECT,
          letter: emailBlocks(tokens, minutes),
        });
    });
  }
}

const keyOf = (address: string): string => `${RULE} ${clientNetwork(address)}`;

const SUBJECT = 'Alerte : des liens personnels inconnus sont essayés en série';
const emailBlocks = (tokens: number, minutes: number): Block[] => [
  paragraph(say`Bonjour,`),
  paragraph(
    say`${tokens} liens personnels qui n’existent pas ont été demandés en moins de ${Math.ceil(minutes)} minutes. C’est peut-être un ancien envoi dont les liens ont été supprimés, ou quelqu’un qui cherche à deviner des liens.`,
  ),
  paragraph(
    say`Les adresses qui insistent sont déjà freinées. Les compteurs sont visibles dans les réglages, onglet Sécurité. Si vous n’avez rien envoyé récemment, conservez les journaux du serveur de cette période.`,
  ),
];

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { currentManager } from '../../common/database/one-connection.js';
import { Problem } from '../../common/errors.js';
import { type OptOutOf, OptOuts } from '../../common/mail/opt-outs.js';
import { hashSecret } from '../../common/tokens.js';
import { pagePrefix } from '../../rules/routes.rules.js';
import { personalLink } from '../prospects/prospect-view.js';
import { Settings } from '../settings/settings.service.js';
import { ContactKeys } from '../suppressions/contact-keys.service.js';
import { UnsubscribeLink } from './unsubscribe-link.entity.js';

const PAGE = pagePrefix('unsubscribe');

/** Stores the unsubscribe links of messages. The secret follows from the id of the message, so that it is stored nowhere. */
@Injectable()
export class UnsubscribeLinks implements OptOuts {
  constructor(
    private readonly database: DataSource,
    private readonly keys: ContactKeys,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  store(manager: EntityManager, { messageId, recipient, prospectId }: OptOutOf): Promise<string | null> {
    return withoutKeyNull(async () => {
      const email_hash = await this.keys.hashOf(recipient);
      const prospect_id = await ownProspect(manager, prospectId, recipient);
      return this.urlOf(await this.insert(manager, messageId, { email_hash, prospect_id }));
    });
  }

  of(messageId: string): Promise<string | null> {
    return withoutKeyNull(async () => {
      const secret = await this.keys.unsubscribeSecret(messageId);
      const isKnown = await currentManager(this.database).existsBy(UnsubscribeLink, { token_hash: hashSecret(secret) });
      return isKnown ? this.urlOf(secret) : null;
    });
  }

  /** Returns the secret. The same message has the same link again. */
  async insert(manager: EntityManager, messageId: string, link: Partial<UnsubscribeLink>): Promise<string> {
    const secret = await this.keys.unsubscribeSecret(messageId);
    const row = { ...link, token_hash: hashSecret(secret) } as QueryDeepPartialEntity<UnsubscribeLink>;
    await manager.createQueryBuilder().insert().into(UnsubscribeLink).values(row).orIgnore().execute();
    return secret;
  }

  async urlOf(secret: string): Promise<string> {
    const { domain } = await this.settings.get('systemConfig');
    return personalLink(secret, { domain, tokenPrefix: PAGE }, this.config.publicUrl);
  }
}

/** Returns the prospect that the recipient's address belongs to. A colleague's opt-out does not concern the prospect who named them. */
async function ownProspect(manager: EntityManager, id: string | null, recipient: string): Promise<string | null> {
  const [own] = id
    ? await manager.query<{ id: string }[]>(`SELECT id FROM prospects WHERE id = $1 AND lower(trim(email)) = lower(trim($2))`, [
        id,
        recipient,
      ])
    : [];
  return own?.id ?? null;
}

/** A message without its link is better than none: requested ones must leave although the key was lost. */
async function withoutKeyNull(read: () => Promise<string | null>): Promise<string | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem && error.code === 'secret_unreadable') return null;
    throw error;
  }
}

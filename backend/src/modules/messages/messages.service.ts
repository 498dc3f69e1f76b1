import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notifyContentChange } from '../../common/database/content-changes.service.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { placeholdersOf, unknownPlaceholders } from '../../rules/placeholders.rules.js';
import { AuditLog, type Change } from '../auth/audit-log.service.js';
import type { MessageUpdate } from './message.contract.js';
import { Message } from './message.entity.js';
import { placeOf } from './message-rendering.js';

/** What staff writes to prospects. */
@Injectable()
export class Messages {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  update(id: string, { content, condition_value, read }: MessageUpdate, user: SignedInUser): Promise<void> {
    return this.change(id, { action: 'update', read }, user, async (message, manager) => ({
      ...(content !== undefined && { content: checked(message.key, content) }),
      ...(condition_value !== undefined && { condition_value: await this.limit(manager, message, condition_value) }),
    }));
  }

  /** Brings the original text back. */
  reset(id: string, user: SignedInUser): Promise<void> {
    return this.change(id, { action: 'reset' }, user, async ({ default_content }) => ({ content: default_content }));
  }

  private async change(
    id: string,
    how: Pick<Change, 'action' | 'read'>,
    user: SignedInUser,
    changesOf: (message: Message, manager: EntityManager) => Promise<Partial<Pick<Message, 'content' | 'condition_value'>>>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      // all of them: limits must not overlap
      const messages = await manager.find(Message, { order: { id: 'ASC' }, lock: { mode: 'for_no_key_update' } });
      const message = messages.find((one) => one.id === id);
      if (!message) throw notFound('Ce message n’existe pas.');
      const after = await changesOf(message, manager);
      const names = Object.keys(after) as (keyof typeof after)[];
      if (names.length === 0) return;
      const before = Object.fromEntries(names.map((name) => [name, message[name]]));
      await manager.update(Message, { id }, after);
      await notifyContentChange(manager);
      await this.audit.record(manager, user, { ...how, resource: 'messages', resourceId: id, before, after });
    });
  }

  /** Ensures that the messages for low and high scores never apply to the same score. */
  private async limit(manager: EntityManager, { condition }: Message, value: number): Promise<number> {
    if (condition !== 'score_below' && condition !== 'score_above')
      throw refusedLimit('Ce message s’affiche toujours\u202f: il n’a pas de seuil.');
    const others = await manager.findBy(Message, { condition: condition === 'score_below' ? 'score_above' : 'score_below' });
    const crossed = others.find(
      ({ condition_value: other }) => other !== null && (condition === 'score_below' ? value > other : value < other),
    );
    if (crossed)
      throw refusedLimit(
        `« ${crossed.title} » parlerait du même score\u202f: son seuil est ${crossed.condition_value}. Choisissez ${condition === 'score_below' ? 'au plus' : 'au moins'} cette valeur.`,
      );
    return value;
  }
}

const refusedLimit = (message: string) => invalid(message, { condition_value: message });

function checked(key: string, content: string): string {
  const place = placeOf(key);
  const [unknown] = unknownPlaceholders(place, content);
  if (unknown === undefined) return content;
  const message = `Le champ ${unknown} n’existe pas dans ce message. Champs possibles\u202f: ${placeholdersOf(place)}.`;
  throw invalid(message, { content: message });
}

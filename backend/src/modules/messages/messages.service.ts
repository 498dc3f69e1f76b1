import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Message } from './message.entity.js';
import { placeholdersOf, unknownPlaceholders } from './message-rendering.js';

/** What staff writes to prospects. */
@Injectable()
export class Messages {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  update(id: string, content: string, user: SignedInUser): Promise<void> {
    return this.change(id, 'update', ({ key }) => checked(key, content), user);
  }

  /** Brings the original text back. */
  reset(id: string, user: SignedInUser): Promise<void> {
    return this.change(id, 'reset', ({ default_content }) => default_content, user);
  }

  private async change(id: string, action: string, contentOf: (message: Message) => string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const before = await manager.findOne(Message, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!before) throw notFound('Ce message n’existe pas.');
      const content = contentOf(before);
      await manager.update(Message, { id }, { content });
      await this.audit.record(manager, user, {
        action,
        resource: 'messages',
        resourceId: id,
        before: { content: before.content },
        after: { content },
      });
    });
  }
}

function checked(key: string, content: string): string {
  const [unknown] = unknownPlaceholders(key, content);
  if (unknown === undefined) return content;
  const known = placeholdersOf(key).map((name) => `{${name}}`);
  const message = `Le champ {${unknown}} n’existe pas dans ce message. Champs possibles\u202f: ${known.join(', ')}.`;
  throw invalid(message, { content: message });
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifier } from './notifier.service.js';

const CHANNEL = 'content_changes';
const ALL = '*';

/**
 * Notifies the caches of all processes of a content change; sent with the commit of the transaction. Entries also expire by age, because a
 * notification may be lost.
 */
export const notifyContentChange = (manager: EntityManager, prospectId: string = ALL): Promise<unknown> =>
  manager.query('SELECT pg_notify($1, $2)', [CHANNEL, prospectId]);

/** Clears caches when content changes, here or in another process. */
@Injectable()
export class ContentChanges implements OnModuleInit {
  private readonly listeners: ((prospectId: string | null) => void)[] = [];

  constructor(private readonly notifier: Notifier) {}

  /** `clear` gets the id of a prospect, or null when everything may have changed. */
  onChange(clear: (prospectId: string | null) => void): void {
    this.listeners.push(clear);
  }

  async onModuleInit(): Promise<void> {
    await this.notifier.listen(CHANNEL, (payload) => this.clear(payload === ALL ? null : payload));
    this.notifier.onReconnect(() => this.clear(null));
  }

  /** Clears the caches of this process; for changes that are too frequent to notify of, other processes follow by age. Null = all content. */
  clear(prospectId: string | null): void {
    for (const listener of this.listeners) listener(prospectId);
  }
}

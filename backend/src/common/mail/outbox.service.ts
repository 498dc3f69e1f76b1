import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifier } from '../database/notifier.service.js';
import { OutboxMessage } from './outbox-message.entity.js';

export const OUTBOX_CHANNEL = 'outbox';

export interface Mail {
  /** Template, e.g. `audit_received`. */
  kind: string;
  /** The message is deleted with its prospect. */
  prospectId: string | null;
  recipient: string;
  subject: string;
  text: string;
  html?: string | null;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
  /** When the recipient asked for it, where that was not just now; null = nobody did. */
  askedAt?: Date | null;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** The one way to send an e-mail: it is written in the transaction of its cause and sent from there (decision 28). */
@Injectable()
export class Outbox {
  constructor(private readonly notifier: Notifier) {}

  /** Queues a message; returns its id. */
  async enqueue(manager: EntityManager, { prospectId, text, html, askedAt, ...mail }: Mail): Promise<string> {
    const row = { ...mail, prospect_id: prospectId, body_text: text, body_html: html ?? null, asked_at: askedAt };
    const message = manager.create(OutboxMessage, row as object);
    await manager.insert(OutboxMessage, message as object);
    await this.notifier.notify(OUTBOX_CHANNEL, message.id, manager);
    return message.id;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inLanguage, type Language } from '../../rules/language.rules.js';
import { JobQueue } from '../jobs/job-queue.service.js';
import { type Block, emailText } from './email-blocks.js';
import { written } from './email-text.js';
import { deliverMail } from './mail-jobs.js';
import { OutboxMessage } from './outbox-message.entity.js';

const MAX_SUBJECT = 150;

/** Notified when messages that were held back may leave. */
export const OUTBOX_CHANNEL = 'outbox';

export interface Mail {
  /** Template, e.g. `audit_received`. */
  kind: string;
  /** The message is deleted with its prospect. */
  prospectId: string | null;
  recipient: string;
  subject: string;
  letter: readonly Block[];
  /** Of its words; French for staff. */
  language?: Language;
  /** Its two forms, of whoever writes them otherwise than by the parts alone. */
  ready?: { text: string; html: string };
  /** Chosen by whoever could ask twice. */
  id?: string;
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
  constructor(private readonly queue: JobQueue) {}

  /** Queues a message; returns its id. */
  async enqueue(manager: EntityManager, { prospectId, subject, letter, ready, askedAt, ...mail }: Mail): Promise<string> {
    const body = ready
      ? { body_text: ready.text, body_html: ready.html }
      : { body_text: inLanguage(mail.language ?? 'fr', () => emailText(letter)) };
    const words = { subject: written(subject, MAX_SUBJECT), ...body, letter };
    const row = { ...mail, ...words, prospect_id: prospectId, asked_at: askedAt };
    const message = manager.create(OutboxMessage, row as object);
    await manager.insert(OutboxMessage, message as object);
    await this.queue.enqueue(deliverMail, { messageId: message.id }, { manager });
    return message.id;
  }

  /** The server took it, and it came back later: it never arrived, in these words. Null where no such e-mail is known. */
  async returned(manager: EntityManager, id: string, kind: string, words: string | null): Promise<OutboxMessage | null> {
    const message = await manager.findOne(OutboxMessage, { where: { id, kind }, lock: { mode: 'for_no_key_update' } });
    if (!message || !['sent', 'unknown', 'failed'].includes(message.status)) return null;
    if (words !== null && message.status !== 'failed') await manager.update(OutboxMessage, { id }, { status: 'failed', last_error: words });
    return message;
  }
}

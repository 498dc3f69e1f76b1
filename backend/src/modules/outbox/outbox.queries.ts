import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { MailOutages } from '../../common/mail/mail-outages.service.js';
import { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { SmtpMailer } from '../../common/mail/smtp-mailer.service.js';
import { mailKind } from '../../rules/mail-kinds.rules.js';
import { applyExamples, countable, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { EmailRenderer } from './email-renderer.service.js';
import type { MailState, OutboxEmail, OutboxEntry } from './outbox.contract.js';

const FIELDS = { status: 'text', kind: 'text', prospect_id: 'uuid', created_at: 'date' } satisfies FilterFields;

/** As the index `outbox_search_idx` has it. */
const SEARCH_TEXT = `message.recipient || ' ' || message.subject`;
/** `q`: part of the recipient or the subject; accents do not matter. */
export const outboxListQuery = listQuery(['created_at', 'id'], FIELDS, { q: z.string().max(200).optional(), ...EXAMPLE_FILTER });

@Injectable()
export class OutboxQueries {
  constructor(
    private readonly database: DataSource,
    private readonly renderer: EmailRenderer,
    private readonly mailer: SmtpMailer,
    private readonly outages: MailOutages,
  ) {}

  async page(query: ListQuery<z.infer<typeof outboxListQuery>['filter']>): Promise<Page<OutboxEntry>> {
    const matching = this.database.getRepository(OutboxMessage).createQueryBuilder('message');
    applyFilters(matching, query.filter, FIELDS);
    applySearch(matching, query.filter.q, SEARCH_TEXT);
    applyExamples(matching, query.filter, 'message.prospect_id');
    const { items, ...page } = await readPage(matching, query);
    return { ...page, items: items.map(toEntry) };
  }

  /** Returns a message with its HTML: as sent, or as it would be sent now. */
  async get(id: string): Promise<OutboxEmail> {
    const found = await this.database.getRepository(OutboxMessage).findOneBy({ id });
    if (!found) throw notFound('Ce message n’existe pas ou a été supprimé.');
    const { body_text, headers, attachments } = found;
    return {
      ...toEntry(found),
      body_text,
      body_html: found.body_html ?? (await this.renderer.htmlOf(found)),
      headers,
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        sizeBytes: Buffer.byteLength(content, 'base64'),
      })),
    };
  }

  async state(): Promise<MailState> {
    const counts = await this.database.query<{ status: string; count: number }[]>(
      `SELECT status, count(*)::int AS count FROM outbox WHERE status IN ('queued', 'failed', 'unknown') AND ${countable('prospect_id')} GROUP BY status`,
    );
    const count = (status: string) => counts.find((row) => row.status === status)?.count ?? 0;
    const [isConfigured, from, closed] = [await this.mailer.isConfigured(), await this.mailer.sender(), await this.outages.state()];
    return {
      ...{ isConfigured, from, queued: count('queued'), failed: count('failed'), unknown: count('unknown') },
      closed: closed && {
        cause: closed.cause,
        isLasting: closed.isLasting,
        since: closed.since.toISOString(),
        next_try_at: closed.nextTryAt.toISOString(),
      },
    };
  }
}

function toEntry(message: OutboxMessage): OutboxEntry {
  const { id, kind, prospect_id, recipient, subject, status, attempts, last_error } = message;
  return {
    ...{ id, kind, label: mailKind(kind).label, prospect_id, recipient, subject, status, attempts, last_error },
    next_attempt_at: message.next_attempt_at.toISOString(),
    sent_at: message.sent_at?.toISOString() ?? null,
    created_at: message.created_at.toISOString(),
  };
}

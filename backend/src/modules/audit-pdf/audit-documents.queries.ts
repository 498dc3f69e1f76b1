import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { hashSecret } from '../../common/tokens.js';
import { t } from '../../rules/language.rules.js';
import { applyExamples, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { companyLabel, companyName } from '../prospects/prospect-view.js';
import { AuditDocument } from './audit-document.entity.js';
import type { AuditDocumentRecord } from './audit-pdf.contract.js';
import { fileName } from './audit-ready-mail.js';

const FIELDS = { prospect_id: 'uuid', request_id: 'uuid', status: 'text', created_at: 'date' } satisfies FilterFields;
export const auditDocumentListQuery = listQuery(['created_at', 'id'], FIELDS, EXAMPLE_FILTER);

export interface AuditFile {
  name: string;
  file: Buffer;
}

/** Reads of stored audits. */
@Injectable()
export class AuditDocumentQueries {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async page(query: z.output<typeof auditDocumentListQuery>): Promise<Page<AuditDocumentRecord>> {
    const select = this.select();
    applyFilters(select, query.filter, FIELDS);
    if (query.filter.request_id === undefined) applyExamples(select, query.filter, 'document.prospect_id');
    const { items, ...page } = await readPage(select, query as ListQuery<unknown>);
    return { ...page, items: items.map(toRecord) };
  }

  async get(id: string): Promise<AuditDocumentRecord> {
    const found = await this.select().where('document.id = :id', { id }).getOne();
    if (!found) throw notFound('Cet audit n’existe pas ou a été supprimé.');
    return toRecord(found);
  }

  async file(id: string): Promise<AuditFile> {
    return this.fileWhere('document.id = :id', { id }, 'Cet audit n’a pas encore été produit.');
  }

  /** What the link of an e-mail leads to. */
  async linked(secret: string): Promise<AuditFile> {
    return this.fileWhere(
      'document.link_hash = :hash AND document.link_expires_at > :now AND document.former_site IS NULL',
      { hash: hashSecret(secret), now: this.clock.now() },
      t`Ce lien n’est plus valable. Répondez à notre e-mail, et nous vous renvoyons l’audit.`,
    );
  }

  private async fileWhere(condition: string, values: object, otherwise: string): Promise<AuditFile> {
    const found = await this.select().addSelect('document.file').where(condition, values).getOne();
    if (!found?.file) throw notFound(otherwise);
    return { name: fileName(companyName(found.prospect)), file: found.file };
  }

  private select() {
    return this.database
      .getRepository(AuditDocument)
      .createQueryBuilder('document')
      .leftJoinAndSelect('document.prospect', 'prospect')
      .leftJoin('document.message', 'message')
      .addSelect(['message.id', 'message.status', 'message.recipient']);
  }
}

const toRecord = ({ prospect, message, ...document }: AuditDocument): AuditDocumentRecord => ({
  ...document,
  company: companyLabel(prospect),
  delivery: message?.status ?? null,
  recipient: message?.recipient ?? null,
  made_at: document.made_at?.toISOString() ?? null,
  sent_at: document.sent_at?.toISOString() ?? null,
  link_expires_at: document.link_expires_at?.toISOString() ?? null,
  created_at: document.created_at.toISOString(),
});

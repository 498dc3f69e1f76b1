import { parse } from 'parse5';
import { TrialMails } from '../../src/modules/analysis/scans/trial-mails.service.js';
import { AuditDocument } from '../../src/modules/audit-pdf/audit-document.entity.js';
import { auditDocument } from '../../src/modules/audit-pdf/audit-document.js';
import { AuditFactsQueries } from '../../src/modules/audit-pdf/audit-facts.queries.js';
import type { Prospect } from '../../src/modules/prospects/prospect.entity.js';
import type { Language } from '../../src/rules/language.rules.js';
import { composedIn } from '../../src/words/catalogues.js';
import type { TestApp } from '../support/app.js';

/** What somebody reads in one place, line by line. */
export interface ReadDocument {
  where: string;
  lines: string[];
}

const PAGES = ['analyse', 'score', 'monscore', 'plan', 'landing', 'quiz', 'rendez-vous', 'merci'];

/** Every page, the PDF and the e-mails of a prospect, in its language. */
export async function documentsOf(app: TestApp, prospect: Prospect, language: Language): Promise<ReadDocument[]> {
  await app.database.query('UPDATE prospects SET language = $2 WHERE id = $1', [prospect.id, language]);
  const pages: ReadDocument[] = [];
  for (const name of PAGES) {
    const { status, body } = await app.call<string>('GET', `/${name}/${prospect.token}`);
    if (status === 200) pages.push({ where: name, lines: linesOf(body) });
  }
  return [...pages, await pdfOf(app, prospect, language), ...(await mailsOf(app, { ...prospect, language }))];
}

async function pdfOf(app: TestApp, { id }: Prospect, language: Language): Promise<ReadDocument> {
  const facts = await app.app.get(AuditFactsQueries, { strict: false }).of(id);
  return { where: 'PDF', lines: linesOf(await composedIn(language, () => auditDocument(facts, '', null))) };
}

/** The e-mails that tell of a score, as their text stands in the outbox. */
async function mailsOf(app: TestApp, prospect: Prospect): Promise<ReadDocument[]> {
  const { id, language } = prospect;
  await app.database.query('DELETE FROM outbox WHERE prospect_id = $1', [id]);
  await app.database.transaction((manager) => app.app.get(TrialMails, { strict: false }).ready(manager, prospect));
  const made = { status: 'made', file: Buffer.from('%PDF'), bytes: 4, pages: 8, made_at: new Date(), language } as const;
  const audit = await app.database.getRepository(AuditDocument).save({ prospect_id: id, ...made } as AuditDocument);
  await app.call('POST', `/api/admin/audit-documents/${audit.id}/send`, { as: app.admin, body: {} });
  await app.call('POST', '/api/public/audit-requests', { body: { token: prospect.token } });
  const messages = await app.database.query<{ kind: string; subject: string; body_text: string }[]>(
    `SELECT kind, subject, body_text FROM outbox WHERE prospect_id = $1 AND kind IN ('trial_ready', 'audit_ready', 'audit_received')`,
    [id],
  );
  return messages.map(({ kind, subject, body_text }) => ({ where: kind, lines: [subject, ...body_text.split('\n')].map(tidy) }));
}

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  content?: Node;
  value?: string;
}

/** Elements within a line. */
const INLINE = /^(?:a|abbr|b|em|i|small|span|strong|sub|sup|time|#text)$/;
const UNREAD = /^(?:script|style|noscript|template)$/;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('\u2060', '').trim();

/** The lines of a document as they are read, and what is only heard. */
export function linesOf(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (tidy(line)) lines.push(tidy(line));
    line = '';
  };
  const walk = ({ nodeName, attrs = [], childNodes = [], value }: Node): void => {
    if (UNREAD.test(nodeName)) return;
    if (value !== undefined && nodeName === '#text') line += value;
    const isInline = INLINE.test(nodeName);
    if (!isInline) end();
    lines.push(...attrs.filter(({ name }) => name === 'aria-label' || name === 'alt').map((heard) => tidy(heard.value)));
    for (const child of childNodes) walk(child);
    if (!isInline) end();
  };
  walk(parse(html) as unknown as Node);
  end();
  return lines;
}

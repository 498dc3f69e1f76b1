import { setTimeout as sleep } from 'node:timers/promises';
import Papa from 'papaparse';
import { LeadAlerts } from '../src/modules/alerts/lead-alerts.schedule.js';
import type { AuditDocumentRecord } from '../src/modules/audit-pdf/audit-pdf.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { readCsv } from './consistency/readers/csv.js';
import { readMail } from './consistency/readers/mails.js';
import { PAGE_WORDINGS } from './consistency/readers/pages.js';
import { readAudit } from './consistency/readers/pdf.js';
import { STAFF_WORDINGS } from './consistency/readers/staff.js';
import { read } from './consistency/reading.js';
import { contradictions, type Statement } from './consistency/statement.js';
import { prospectIn, STATES } from './consistency/states.js';
import { startApp, type TestApp } from './support/app.js';
import { concurrently } from './support/concurrently.js';
import { frenchFaults } from './support/french.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { readPdf } from './support/pdf.js';
import { type ReadingBrowser, startReadingBrowser } from './support/reading-browser.js';

const NAMES = Object.keys(STATES);
const AT_ONCE = 3;
/** A prospect about whom fewer figures are read is one whose pages were not read. */
const FEWEST_SUBJECTS = 3;
const READY = /^(?![\s\S]*(?:en cours\.\.\.|Chargement(?:\.\.\.|…)))/;
/** Of this prospect, not of the one before on the same screen. */
const shows = (token: string) => new RegExp(`${READY.source}(?=[\\s\\S]*${token})`);
const tab = (place: number) => `document.querySelectorAll('[role=tab]')[${place}]?.click()`;

let app: TestApp;
let mails: MailServer;
let browser: ReadingBrowser;
const prospects = new Map<string, Prospect>();
const shown = new Map<string, Statement[]>();
/** What prospects read, as it is written. */
const written = new Map<string, string[]>();

beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({ ROLE: 'all', SMTP_URL: mails.url, MAIL_FROM: 'agence@example.ch' });
  for (const name of NAMES) prospects.set(name, await prospectIn(app, name));
  const audits = orderAudits();
  const emails = orderEmails();
  browser = await startReadingBrowser(app.url, app.admin.cookies);
  await concurrently(AT_ONCE, NAMES, async (name) => void shown.set(name, await pagesOf(name)));
  await audits;
  await emails;
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await mails?.stop();
});

const of = (name: string): Prospect => prospects.get(name) as Prospect;
const staff = async <T>(path: string): Promise<T> => (await app.call<T>('GET', `/api/admin/${path}`, { as: app.admin })).body;

/** Everything that a person, or staff, can see of a prospect in a browser. */
async function pagesOf(name: string): Promise<Statement[]> {
  const { id, token, site_url } = of(name);
  const pages: [where: string, path: string, then?: string[]][] = [
    ['report', `/analyse/${token}`],
    ['score page', `/score/${token}`],
    ['second score page', `/monscore/${token}`],
    ['plan', `/plan/${token}`],
    ['landing page', `/landing/${token}`],
    ...(site_url
      ? ([['site report', `/prospects/${id}/page-performance/${encodeURIComponent(site_url)}`, [1, 2, 3, 4].map(tab)]] as const)
      : []),
  ].map(([where, path, then]) => [where as string, path as string, then as string[] | undefined]);
  const readPage = async (where: string, path: string, then: string[] | undefined, wordings: typeof PAGE_WORDINGS, ready = READY) => {
    const text = await browser.read(path, ready, then);
    if (wordings === PAGE_WORDINGS) written.set(name, [...(written.get(name) ?? []), text]);
    return read(text, where, wordings);
  };
  const all: Statement[] = [];
  for (const [where, path, then] of pages) all.push(...(await readPage(where, path, then, PAGE_WORDINGS)));
  all.push(...(await readPage('back-office', `/mon-espace/prospects/${id}/show/analyses`, [tab(0), tab(3)], STAFF_WORDINGS, shows(token))));
  return all;
}

/** The audit of every prospect, made while the pages are read. */
async function orderAudits(): Promise<void> {
  for (const name of NAMES) await app.call('POST', `/api/admin/prospects/${of(name).id}/audit-pdf`, { as: app.admin, body: {} });
}

async function auditOf(name: string): Promise<Statement[]> {
  const filter = JSON.stringify({ prospect_id: of(name).id });
  for (;;) {
    const [document] = await staff<AuditDocumentRecord[]>(`audit-documents?${new URLSearchParams({ filter })}`);
    // of a page that is not the company's none is made
    if (document?.status === 'failed') return [];
    if (document?.status !== 'made') {
      await sleep(100);
      continue;
    }
    const headers = { authorization: `Bearer ${app.admin.token}`, cookie: app.admin.cookies.join('; ') };
    const response = await fetch(`${app.url}/api/admin/audit-documents/${document.id}.pdf`, { headers });
    return readAudit(readPdf(Buffer.from(await response.arrayBuffer())));
  }
}

/** What is written to the person and to the agency. */
async function orderEmails(): Promise<void> {
  const value = { enabled: true, quietHours: { from: '00:00', to: '00:00' }, digest: { enabled: false } };
  await app.call('PUT', '/api/admin/settings/alerts', { as: app.admin, body: { value } });
  for (const name of NAMES) await app.call('POST', '/api/public/audit-requests', { body: { token: of(name).token } });
  await app.app.get(LeadAlerts, { strict: false }).tick();
}

const emailsOf = async (name: string): Promise<Statement[]> => {
  const { id, email } = of(name);
  const [{ count = 0 } = {}] = await app.database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM outbox WHERE prospect_id = $1 AND kind IN ('lead_alert', 'audit_received')`,
    [id],
  );
  const own = () =>
    mails.received
      .map((mail) => ({ subject: mail.header('subject') ?? '', text: mail.part('text/plain'), to: mail.to }))
      .filter(({ text, to }) => to.includes(email) || text.includes(id));
  for (const deadline = Date.now() + 180_000; own().length < count; await sleep(100))
    if (Date.now() > deadline) throw new Error(`e-mails of ${name} did not arrive: ${own().length} of ${count}`);
  return own().flatMap(readMail);
};

async function csvOf(name: string): Promise<Statement[]> {
  const filter = JSON.stringify({ id: of(name).id });
  const response = await fetch(`${app.url}/api/admin/prospects/export.csv?${new URLSearchParams({ filter })}`, {
    headers: { authorization: `Bearer ${app.admin.token}` },
  });
  const { data } = Papa.parse<Record<string, string>>((await response.text()).replace(/^\ufeff/, ''), { header: true, delimiter: ';' });
  return readCsv(data[0] ?? {});
}

describe.each(NAMES)('a prospect in the state « %s »', (name) => {
  it('shows equal figures on its pages, in the back-office, the PDF, the e-mails and the export', async () => {
    const statements = [...(shown.get(name) ?? []), ...(await auditOf(name)), ...(await emailsOf(name)), ...(await csvOf(name))];
    expect(contradictions(statements)).toEqual([]);
    expect(new Set(statements.map(({ subject }) => subject)).size).toBeGreaterThan(FEWEST_SUBJECTS);
  });

  it('is described in correct French', () => {
    expect([...new Set(written.get(name)?.flatMap(frenchFaults))]).toEqual([]);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { openApiDocument } from '../src/common/http/openapi.js';
import type { AuditDocumentRecord } from '../src/modules/audit-pdf/audit-pdf.contract.js';
import { type Account, startApp, type TestApp } from './support/app.js';
import { type HostileSite, startHostileSite } from './support/hostile-site.js';
import { aMeasuredProspect, POOR_PAGE } from './support/measured-prospect.js';
import { readPdf } from './support/pdf.js';

/** Unique words: one of them outside the back-office is a leak. */
const NAME = 'Quetzalcoatline';
const ADDRESS = 'wolpertinger.agence';
const WORD = 'rhododendron7391';
const SECRETS = [NAME, ADDRESS, WORD];
/** Columns in which staff writes or is named; new ones of these names are filled as well. */
const STAFF_COLUMNS = /(^|_)(notes?|comment|by|reason|validation|user_email|edited_by|assigned_to|handled_by|requested_by_email)$/;
/** What an administrator writes for the public, and what the machinery says of itself. */
const PUBLIC_WORDS = ['settings', 'setting_versions', 'suppressions', 'blocked_urls', 'pgboss'];

let site: HostileSite;
let app: TestApp;
let staff: Account;
let staffId: string;
let prospect: { id: string; token: string };
let pdf: string;

beforeAll(async () => {
  site = await startHostileSite({
    '/accueil': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(POOR_PAGE),
  });
  app = await startApp({ ROLE: 'all', SCAN_ALLOW_HOSTS: site.host });
  const { body } = await app.call<{ id: string; password: string }>('POST', '/api/admin/users', {
    as: app.admin,
    body: { email: `${NAME}@${ADDRESS}.example`, name: NAME, role: 'staff' },
  });
  staffId = body.id;
  staff = await app.signIn(`${NAME}@${ADDRESS}.example`.toLowerCase(), body.password);
  prospect = await aMeasuredProspect(app, site.url('/accueil'));
  await work();
  await fillStaffColumns();
  pdf = await audit();
});
afterAll(async () => {
  await app.stop();
  await site.stop();
});

/** Everything that a member of staff can type about a prospect. */
async function work(): Promise<void> {
  const { id, token } = prospect;
  const ofProspect = `/api/admin/prospects/${id}`;
  const acts: [string, string, object][] = [
    ['PUT', `${ofProspect}/figures/reviews`, { rating: 4.5, reviews_count: 31 }],
    ['PUT', `${ofProspect}/figures/citations`, { platforms: [{ platform: 'chatgpt', citations: 2 }] }],
    ['PUT', `/api/admin/ai-citations/${id}`, { platforms: { perplexity: { citations: 3 } } }],
    [
      'PUT',
      `/api/admin/ai-recommendations/${id}`,
      { recommendations: [{ title: 'Refaire les titres', priority: 'high', solution: 'Un titre par page.' }] },
    ],
    ['POST', `${ofProspect}/notes`, { content: WORD }],
    ['PUT', ofProspect, { notes: WORD }],
    ['POST', `${ofProspect}/review`, { status: 'validated', reason: WORD }],
  ];
  for (const [method, path, body] of acts) {
    const { status } = await app.call(method, path, { as: staff, body });
    if (status >= 400 && status !== 404 && status !== 409) throw new Error(`${method} ${path}: ${status}`);
  }
  const { body: slots } = await app.call<{ days?: { slots: string[] }[] }>('GET', `/api/public/booking/slots?token=${token}`);
  const start = slots.days?.flatMap(({ slots: free }) => free)[0];
  if (start) await app.call('POST', '/api/public/appointments', { body: { token, start } });
  await app.call('POST', '/api/public/audit-requests', { body: { token } });
  await app.call('POST', '/api/public/referrals', { body: { token, email: 'collegue@example.ch' } });
}

async function fillStaffColumns(): Promise<void> {
  const columns = await app.database.query<{ table_name: string; column_name: string; data_type: string }[]>(
    `SELECT c.table_name, c.column_name, c.data_type FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'`,
  );
  const named = columns.filter(({ table_name, column_name }) => STAFF_COLUMNS.test(column_name) && !PUBLIC_WORDS.includes(table_name));
  expect(named.length).toBeGreaterThan(8);
  for (const { table_name, column_name, data_type } of named) {
    const value =
      data_type === 'jsonb'
        ? JSON.stringify({ by: `${NAME} ${ADDRESS}`, reason: WORD, at: new Date(), flags: [] })
        : data_type === 'uuid'
          ? staffId
          : `${NAME} ${ADDRESS} ${WORD}`;
    await app.database.query(`UPDATE ${table_name} SET "${column_name}" = $1`, [value]).catch((error: Error) => {
      if (!/check constraint|foreign key|invalid input/.test(error.message)) throw error;
    });
  }
}

async function audit(): Promise<string> {
  const { body } = await app.call<AuditDocumentRecord>('POST', `/api/admin/prospects/${prospect.id}/audit-pdf`, { as: staff, body: {} });
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(200)) {
    const response = await fetch(`${app.url}/api/admin/audit-documents/${body.id}.pdf`, {
      headers: { authorization: `Bearer ${app.admin.token}`, cookie: app.admin.cookies.join('; ') },
    });
    if (response.status !== 200) continue;
    const read = readPdf(Buffer.from(await response.arrayBuffer()));
    return [...read.text, ...read.alternatives, ...read.bookmarks, read.title].join('\n');
  }
  throw new Error('no audit was made');
}

const found = (text: string): string[] => SECRETS.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

describe('internal texts and identities of staff', () => {
  it('exist in the back-office, so that this test is meaningful', async () => {
    const paths = [`/api/admin/prospects/${prospect.id}`, '/api/admin/audit-log'];
    const seen = await Promise.all(paths.map(async (path) => JSON.stringify((await app.call('GET', path, { as: app.admin })).body)));
    expect(found(seen.join()).sort()).toEqual([...SECRETS].sort());
  });

  it('are in no public response', async () => {
    const { paths } = await openApiDocument(app.app);
    const [secrets] = await app.database.query<{ token: string }[]>('SELECT token FROM prospects WHERE id = $1', [prospect.id]);
    const addresses = Object.entries(paths)
      .filter(([path, methods]) => path.startsWith('/api/public') && 'get' in methods)
      .map(([path]) =>
        path.replace(/\{(\w+)\}/g, (_, name: string) =>
          name === 'token' ? (secrets?.token ?? '') : name === 'place' ? '0' : 'x'.repeat(43),
        ),
      );
    expect(addresses.length).toBeGreaterThan(12);
    const query = new URLSearchParams({ token: prospect.token, prospectId: prospect.id, url: site.url('/accueil') });
    for (const address of addresses) {
      const { body } = await app.call<object | string>('GET', `${address}?${query}`, { headers: { accept: 'application/json' } });
      expect([address, found(JSON.stringify(body))]).toEqual([address, []]);
    }
  });

  it('are on no page', async () => {
    const pages = ['', 'analyse/', 'quiz/', 'score/', 'monscore/', 'plan/', 'landing/', 'merci/', 'referral/', 'rendez-vous/', 't/'];
    const plain = ['/', '/accueil', '/essai', '/mentions', '/robots.txt', '/sitemap.xml', '/page-performance'];
    for (const path of [...pages.map((page) => `/${page}${prospect.token}`), ...plain]) {
      const response = await fetch(app.url + path, { redirect: 'follow', headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
      expect([path, found(await response.text())]).toEqual([path, []]);
    }
  });

  it('are in no e-mail to others, including attachments', async () => {
    const messages = await app.database.query<{ recipient: string; kind: string }[]>('SELECT * FROM outbox');
    const others = messages.filter(({ recipient }) => !recipient.toLowerCase().includes(ADDRESS));
    expect(others.length).toBeGreaterThan(1);
    for (const message of others) {
      const { last_error: _, ...content } = message as typeof message & { last_error?: string };
      const attached = Buffer.from(JSON.stringify(content).match(/"content":"([^"]+)"/)?.[1] ?? '', 'base64').toString('latin1');
      expect([message.kind, found(JSON.stringify(content) + attached)]).toEqual([message.kind, []]);
    }
  });

  it('are not in the audit, which marks typed figures', () => {
    expect(found(pdf)).toEqual([]);
    expect(pdf).toContain('Saisiparl’agence');
  });
});

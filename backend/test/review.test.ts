import { AnalysisResults } from '../src/modules/analysis/measurements/analysis-results.service.js';
import { ReviewState } from '../src/modules/analysis/review/review-state.service.js';
import type { BulkAnswer } from '../src/modules/bulk-actions/bulk-action.contract.js';
import type { ProspectCounters, ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { type Account, type Answer, startApp, type TestApp } from './support/app.js';
import { aProspect, prospectsWith } from './support/build.js';
import { wholeDatabase } from './support/whole-database.js';

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string>;
}

let app: TestApp;
let accounts: Record<'admin' | 'staff' | 'viewer', Account>;
beforeAll(async () => {
  app = await startApp();
  const made = (role: 'staff' | 'viewer') => anAccount(role);
  accounts = { admin: app.admin, staff: await made('staff'), viewer: await made('viewer') };
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects'));

async function anAccount(role: 'staff' | 'viewer'): Promise<Account> {
  const body = { email: `${role}@example.ch`, name: role, role };
  const made = await app.call<{ password: string }>('POST', '/api/admin/users', { as: app.admin, body });
  return app.signIn(body.email, made.body.password);
}

const decide = (id: string, body: object, as: Account = app.admin) =>
  app.call<ProspectRecord & Refusal>('POST', `/api/admin/prospects/${id}/review`, { as, body });
const shown = async (id: string) => (await app.call<ProspectRecord>('GET', `/api/admin/prospects/${id}`, { as: app.admin })).body;
const required = (value: boolean) => app.call('PUT', '/api/admin/settings/review', { as: app.admin, body: { value: { required: value } } });
const lastAudit = async (id: string) =>
  (
    await app.database.query(`SELECT action, user_email, before, after FROM audit_log WHERE resource_id = $1 ORDER BY id DESC LIMIT 1`, [
      id,
    ])
  )[0];
const FLAGGED: Partial<Prospect> = { red_flags: ['parked'], red_flag_facts: { parked: { host: 'sedo.com' } } };
const flagged = (values: Partial<Prospect> = {}) => aProspect(app.database, { review_status: 'to_review', ...FLAGGED, ...values });

const STATUSES = ['draft', 'to_review', 'validated'] as const;
const REASONS = { none: undefined, blank: '   ', given: 'Le site revient lundi', long: 'x'.repeat(501) } as const;

describe('a review decision', () => {
  const cases = STATUSES.flatMap((status) =>
    ([false, true] as const).flatMap((hasFlags) =>
      (Object.keys(REASONS) as (keyof typeof REASONS)[]).flatMap((reason) =>
        (['to_review', 'validated', 'draft'] as const).flatMap((wanted) =>
          (['admin', 'staff', 'viewer'] as const).flatMap((role) =>
            [true, false].map((isRequired) => ({ status, hasFlags, reason, wanted, role, isRequired })),
          ),
        ),
      ),
    ),
  );
  type Case = (typeof cases)[number];

  /** What should come of it, written as a person would say it. */
  function expected({ status, hasFlags, reason, wanted, role }: Case): number {
    if (role === 'viewer') return 403;
    if (wanted === 'draft' || reason === 'long') return 422;
    if (status === wanted) return 409;
    return wanted === 'validated' && hasFlags && reason !== 'given' ? 422 : 200;
  }

  /** A prospect as it stands before. */
  function standing({ status, hasFlags }: Case): Partial<Prospect> {
    const flags = [{ id: 'parked' as const, facts: { host: 'sedo.com' } }];
    const isAccepted = status === 'validated' && hasFlags;
    return {
      review_status: status,
      ...(hasFlags ? FLAGGED : { red_flags: [], red_flag_facts: {} }),
      validation: isAccepted ? { at: new Date().toISOString(), by: 'x', reason: 'Vu', flags } : null,
    };
  }

  it.each([true, false])('has the outcome of the table, with the gate on or off: %s', async (isRequired) => {
    await required(isRequired);
    const mine = cases.filter((pair) => pair.isRequired === isRequired);
    const prospects = await prospectsWith(app.database, mine.map(standing));
    const answers: Answer<Refusal>[] = [];
    for (const [at, one] of mine.entries())
      answers.push(await decide(prospects[at]?.id ?? '', { status: one.wanted, reason: REASONS[one.reason] }, accounts[one.role]));
    const rows = await app.database.query<Pick<Prospect, 'id' | 'review_status'>[]>('SELECT id, review_status FROM prospects');
    const after = new Map(rows.map((row) => [row.id, row.review_status]));
    const wrong = mine.flatMap((one, at) => {
      const { status, body } = answers[at] as Answer<Refusal>;
      const now = after.get(prospects[at]?.id ?? '');
      const isRight =
        status === expected(one) && now === (status === 200 ? one.wanted : one.status) && (status === 200 || Boolean(body.message));
      return isRight ? [] : [{ one, status, now }];
    });
    await required(true);
    expect(wrong).toEqual([]);
  });
});

describe('a validation', () => {
  it('requires a reason despite flags, with a message at the field', async () => {
    const { id } = await flagged();
    const { status, body } = await decide(id, { status: 'validated' });
    expect([status, body.errors?.reason]).toEqual([422, expect.stringContaining('domaine parqué')]);
  });

  it('is in the audit log with its reason and the flags at that time', async () => {
    const { id } = await flagged();
    await decide(id, { status: 'validated', reason: ' Le site revient lundi ' }, accounts.staff);
    const flags = [{ id: 'parked', facts: { host: 'sedo.com' } }];
    expect(await lastAudit(id)).toEqual({
      action: 'review',
      user_email: 'staff@example.ch',
      before: expect.objectContaining({ review_status: 'to_review' }),
      after: { review_status: 'validated', reason: 'Le site revient lundi', flags },
    });
    expect((await shown(id)).validation).toMatchObject({ by: 'staff@example.ch', reason: 'Le site revient lundi', flags });
    await decide(id, { status: 'to_review' });
    expect(await shown(id)).toMatchObject({ review_status: 'to_review', validation: null, red_flags: ['parked'] });
  });

  it('cannot be set by other routes', async () => {
    const { id } = await flagged();
    await app.call('PUT', `/api/admin/prospects/${id}`, {
      as: app.admin,
      body: { review_status: 'validated', nom: 'Autre', validation: {} },
    });
    expect(await shown(id)).toMatchObject({ nom: 'Autre', review_status: 'to_review', validation: null });
    await expect(app.database.query(`UPDATE prospects SET validation = '{}' WHERE id = $1`, [id])).rejects.toThrow(
      'prospects_validation_check',
    );
  });

  it('by two people at once belongs to one; the other one gets the name', async () => {
    const { id } = await aProspect(app.database, { review_status: 'to_review' });
    const answers = await Promise.all([accounts.staff, accounts.admin].map((who) => decide(id, { status: 'validated' }, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect([refused?.code, refused?.message]).toEqual([
      'already_reviewed',
      expect.stringMatching(/déjà « Validé » par (staff|admin)@example\.ch/),
    ]);
  });

  it('of an outdated screen is refused with a message', async () => {
    const { id } = await flagged();
    const seen = { status: 'to_review', flags: [] };
    const unseen = await decide(id, { status: 'validated', reason: 'Vu', seen });
    expect([unseen.status, unseen.body.code, unseen.body.message]).toEqual([
      409,
      'review_changed',
      expect.stringContaining('domaine parqué'),
    ]);
    const other = { status: 'to_review', flags: [{ id: 'parked', facts: { host: 'dan.com' } }] };
    expect((await decide(id, { status: 'validated', reason: 'Vu', seen: other })).status).toBe(409);
    expect((await decide(id, { status: 'validated', reason: 'Vu', seen: { ...other, status: 'draft' } })).status).toBe(409);
    const right = { status: 'to_review', flags: [{ id: 'parked', facts: { host: 'sedo.com' } }] };
    expect((await decide(id, { status: 'validated', reason: 'Vu', seen: right })).status).toBe(200);
  });

  it('of an unknown or pending-deletion prospect is a 404', async () => {
    expect((await decide('00000000-0000-4000-8000-000000000000', { status: 'validated' })).status).toBe(404);
    const { id } = await aProspect(app.database, { review_status: 'to_review' });
    await app.call('POST', '/api/admin/prospects/bulk', { as: app.admin, body: { action: 'delete', ids: [id] } });
    expect((await decide(id, { status: 'validated' })).status).toBe(404);
  });

  it('ends when the website changes', async () => {
    const { id } = await aProspect(app.database, { review_status: 'to_review' });
    await decide(id, { status: 'validated' });
    const put = (site_url: string) => app.call<ProspectRecord>('PUT', `/api/admin/prospects/${id}`, { as: app.admin, body: { site_url } });
    expect((await put('https://boulangerie-exemple.ch/')).body.review_status).toBe('validated');
    expect((await put('https://autre.ch/')).body).toMatchObject({ review_status: 'to_review', validation: null });
    expect((await lastAudit(id)).after).toMatchObject({ review_status: 'to_review' });
  });
});

describe('new results', () => {
  const visit = (id: string, score: number, scanId: string | null = null) =>
    app.database.transaction((manager) =>
      app.app.get(AnalysisResults).save(
        manager,
        { prospectId: id, analysis: 'pagespeed', site: null, scanId, measuredAt: new Date(), durationMs: 1 },
        {
          state: 'measured',
          source: 'live',
          provider: 'Lighthouse',
          result: { url: 'https://boulangerie-exemple.ch/', mobile_performance_score: score / 100 } as never,
        },
      ),
    );
  const connect = (id: string, result: object) =>
    app.database.transaction((manager) =>
      app.app.get(AnalysisResults).save(
        manager,
        { prospectId: id, analysis: 'connectivity', site: null, scanId: null, measuredAt: new Date(), durationMs: 1 },
        {
          state: 'measured',
          source: 'live',
          provider: 'SmartIndex',
          result: {
            url: 'https://boulangerie-exemple.ch/',
            accessible: true,
            status_code: 200,
            redirects: [],
            final_url: null,
            tls: null,
            doubt: null,
            reason: null,
            response_time_ms: 5,
            ...result,
          } as never,
        },
      ),
    );
  const ended = (id: string) => app.database.transaction((manager) => app.app.get(ReviewState).afterScan(manager, id));
  const state = async (id: string) => {
    const { review_status, red_flags } = await shown(id);
    return [review_status, ...red_flags];
  };

  it('change a draft to « to review » at the end of the scan', async () => {
    const { id } = await aProspect(app.database);
    await connect(id, { outcome: 'ok' });
    expect(await state(id)).toEqual(['draft']);
    await ended(id);
    expect(await state(id)).toEqual(['to_review']);
  });

  it('revoke an approval when stored, unless it was given with the same flags', async () => {
    const { id } = await aProspect(app.database, { review_status: 'validated' });
    await connect(id, { outcome: 'parked', final_url: 'https://sedo.com/x' });
    expect(await state(id)).toEqual(['to_review', 'parked']);
    await decide(id, { status: 'validated', reason: 'Le site revient lundi' });
    await connect(id, { outcome: 'parked', final_url: 'https://sedo.com/x' });
    await ended(id);
    expect(await state(id)).toEqual(['validated', 'parked']);
    await connect(id, { outcome: 'parked', final_url: 'https://dan.com/x' });
    expect(await state(id)).toEqual(['to_review', 'parked']);
  });

  it('keep a score jump behind its median, and revoke an approval on a greater one', async () => {
    const { id } = await aProspect(app.database, { review_status: 'validated' });
    const scan = async () =>
      (await app.database.query(`INSERT INTO scans (kind, status, total) VALUES ('quick', 'done', 1) RETURNING id`))[0].id as string;
    await visit(id, 80, await scan());
    const second = await scan();
    await visit(id, 50, second);
    expect(await state(id)).toEqual(['to_review', 'score_jump']);
    await decide(id, { status: 'validated', reason: 'Nouveau site' });
    await visit(id, 52, second);
    expect((await shown(id)).red_flag_facts).toEqual({ score_jump: { from: 80, to: 52 } });
    expect(await state(id)).toEqual(['validated', 'score_jump']);
    await visit(id, 40, second);
    expect(await state(id)).toEqual(['to_review', 'score_jump']);
    await visit(id, 41, await scan());
    expect(await state(id)).toEqual(['to_review']);
  });

  it('are both considered when stored at once', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await aProspect(app.database, { review_status: 'validated', site_url: 'https://rey.ch/' });
      await app.database.query(
        `INSERT INTO measurements (prospect_id, analysis, state, source, provider, measured_at, result) VALUES ($1, 'pagespeed', 'measured', 'live', 'Lighthouse', now() - interval '1 day', '{"mobile_performance_score": 0.95}')`,
        [id],
      );
      await Promise.all([connect(id, { outcome: 'ok', doubt: 'autre nom' }), visit(id, 30)]);
      expect(await state(id)).toEqual(['to_review', 'doubtful_page', 'score_jump']);
    }
  });

  it('accept another domain of the company as its own', async () => {
    const { id } = await aProspect(app.database, { site_url: 'https://rey.ch/' });
    const place = (website: string) =>
      app.database.query(
        `INSERT INTO google_reviews_results (prospect_id, website, measured_at) VALUES ($1, $2, now())
         ON CONFLICT (prospect_id) DO UPDATE SET website = excluded.website`,
        [id, website],
      );
    for (const [website, outcome, final_url, flags] of [
      ['https://shop.rey.ch/x', 'ok', 'https://rey.ch/', []],
      ['boulangerie-rey.ch', 'ok', 'https://www.boulangerie-rey.ch/', []],
      ['https://roy.ch', 'ok', 'https://rey.ch/', ['wrong_place']],
      ['https://sedo.com', 'parked', 'https://sedo.com/', ['parked', 'wrong_place']],
    ] as const) {
      await place(website);
      await connect(id, { outcome, final_url });
      expect([website, (await shown(id)).red_flags]).toEqual([website, [...flags]]);
    }
  });
});

describe('a bulk approval', () => {
  const bulk = (body: object) =>
    app.call<BulkAnswer>('POST', '/api/admin/prospects/bulk', { as: app.admin, body: { action: 'validate', ...body } });

  it('approves prospects without flags, with number and reason of the others', async () => {
    await aProspect(app.database, { nom: 'A', review_status: 'to_review' });
    await aProspect(app.database, { nom: 'B' });
    await flagged({ nom: 'C' });
    await flagged({ nom: 'D', red_flags: ['unreachable', 'score_jump'], red_flag_facts: {} });
    await flagged({ nom: 'E' });
    await aProspect(app.database, { nom: 'F', review_status: 'validated' });
    const before = await wholeDatabase(app.database, ['audit_log', 'prospect_bulk_actions', 'rate_limits', 'workers', 'sessions']);
    const left = [
      { reason: 'parked', count: 2 },
      { reason: 'unreachable', count: 1 },
      { reason: 'validated', count: 1 },
    ];
    expect((await bulk({ filter: {}, dryRun: true })).body).toMatchObject({ count: 2, skipped: 4, left });
    const { body } = await bulk({ filter: {} });
    expect(body).toMatchObject({ count: 2, skipped: 4, left });
    expect((await bulk({ filter: {} })).body).toMatchObject({ id: null, count: 0, skipped: 6 });
    await app.call('POST', `/api/admin/prospects/bulk/${body.id}/undo`, { as: app.admin });
    expect(await wholeDatabase(app.database, ['audit_log', 'prospect_bulk_actions', 'rate_limits', 'workers', 'sessions'])).toEqual(before);
  });

  it('skips prospects flagged meanwhile', async () => {
    const { id } = await aProspect(app.database, { review_status: 'to_review' });
    const runner = app.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE prospects SET red_flags = '{parked}' WHERE id = $1`, [id]);
    const waiting = bulk({ filter: {} });
    await new Promise((done) => setTimeout(done, 300));
    await runner.commitTransaction();
    await runner.release();
    expect((await waiting).body.count).toBe(0);
    expect((await shown(id)).review_status).toBe('to_review');
  });

  it.each(['draft', 'to_review'] as const)('is undone exactly: %s', async (review_status) => {
    const { id } = await aProspect(app.database, { review_status });
    await decide(id, { status: 'validated' });
    expect((await decide(id, { status: 'to_review', undo: true })).body).toMatchObject({ review_status, validation: null });
    // there is none to undo any more, nor is another’s one’s own
    expect((await decide(id, { status: 'to_review', undo: true })).status).toBe(409);
    await decide(id, { status: 'validated' });
    expect((await decide(id, { status: 'to_review', undo: true }, accounts.staff)).status).toBe(409);
  });

  it('is undone except where a person decided since', async () => {
    const { id } = await aProspect(app.database, { review_status: 'to_review' });
    const { body } = await bulk({ filter: {} });
    await decide(id, { status: 'to_review' });
    await decide(id, { status: 'validated' });
    const undone = await app.call<{ count: number }>('POST', `/api/admin/prospects/bulk/${body.id}/undo`, { as: app.admin });
    expect([undone.body.count, (await shown(id)).review_status]).toEqual([0, 'validated']);
  });
});

describe('the list of prospects by review', () => {
  const names = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["nom","ASC"]' });
    const { body, headers } = await app.call<ProspectRecord[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin });
    expect(Number(headers.get('content-range')?.split('/')[1])).toBe(body.length);
    return body.map(({ nom }) => nom);
  };

  it('filters by review and flag, counts them, and exports them', async () => {
    await aProspect(app.database, { nom: 'A', review_status: 'to_review' });
    await flagged({ nom: 'B' });
    await flagged({ nom: 'C', red_flags: ['unreachable', 'score_jump'] });
    await aProspect(app.database, { nom: 'D', review_status: 'validated' });
    await aProspect(app.database, { nom: 'E' });
    expect(await names({ review_status: 'to_review' })).toEqual(['A', 'B', 'C']);
    expect(await names({ review_status: 'draft' })).toEqual(['E']);
    expect(await names({ approved: false })).toEqual(['A', 'B', 'C', 'E']);
    expect(await names({ red_flag: 'score_jump' })).toEqual(['C']);
    expect(await names({ red_flag: ['parked', 'unreachable'] })).toEqual(['B', 'C']);
    expect(await names({ review_status: 'to_review', without_flag: ['unreachable'] })).toEqual(['A', 'B']);
    const refused = await app.call('GET', `/api/admin/prospects?filter=${encodeURIComponent('{"red_flag":"no_such_flag"}')}`, {
      as: app.admin,
    });
    expect(refused.status).toBe(400);
    const { body } = await app.call<ProspectCounters>('GET', '/api/admin/prospects/counters', { as: accounts.viewer });
    expect(body).toMatchObject({ total: 5, to_review: 3 });
    const csv = await app.call<string>('GET', `/api/admin/prospects/export.csv?filter=${encodeURIComponent('{"red_flag":"score_jump"}')}`, {
      as: app.admin,
    });
    const [header, row] = csv.body.split('\r\n').map((line) => line.split(';'));
    const cell = (name: string) => row?.[header?.indexOf(name) ?? -1];
    expect([cell('Relecture'), cell('Alertes')]).toEqual(['À relire', 'Injoignable, Saut de score']);
  });
});

import { ReviewState } from '../src/modules/analysis/review/review-state.service.js';
import type { BulkAnswer } from '../src/modules/bulk-actions/bulk-action.contract.js';
import { BulkDeletionJobs } from '../src/modules/bulk-actions/bulk-deletion.jobs.js';
import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { wholeDatabase } from './support/whole-database.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects'));

const bulk = (body: object) => app.call<BulkAnswer>('POST', '/api/admin/prospects/bulk', { as: app.admin, body });
const undo = (id: string | null) =>
  app.call<{ count: number; code?: string }>('POST', `/api/admin/prospects/bulk/${id}/undo`, { as: app.admin });
const list = async (filter: object = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["nom","ASC"]' });
  return (await app.call<ProspectRecord[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin })).body.map(({ nom }) => nom);
};

/** All but the traces that the actions themselves leave. */
const everything = () => wholeDatabase(app.database, ['audit_log', 'prospect_bulk_actions', 'rate_limits', 'workers', 'sessions']);

describe('a bulk deletion', () => {
  it('is counted first, hides at once, and can be undone completely', async () => {
    for (const nom of ['A', 'B', 'C']) {
      const { id } = await aProspect(app.database, { nom, page_vue: nom !== 'C' });
      await app.database.query(`INSERT INTO events (prospect_id, type, actor) VALUES ($1, 'page_view', 'human')`, [id]);
    }
    const before = await everything();
    expect((await bulk({ action: 'delete', filter: { page_vue: true }, dryRun: true })).body).toMatchObject({
      id: null,
      count: 2,
      skipped: 0,
    });
    expect(await everything()).toEqual(before);
    const { body } = await bulk({ action: 'delete', filter: { page_vue: true } });
    expect(body).toMatchObject({ count: 2, undo_until: expect.any(String) });
    expect(await list()).toEqual(['C']);
    expect((await app.call('GET', '/api/admin/prospects/counters', { as: app.admin })).body).toMatchObject({ total: 1, page_vue: 0 });
    expect((await undo(body.id)).body).toMatchObject({ count: 2 });
    expect(await list()).toEqual(['A', 'B', 'C']);
    expect(await everything()).toEqual(before);
    // the job that was ordered finds nothing to do
    await deleteNow(body.id as string);
    expect(await list()).toEqual(['A', 'B', 'C']);
  });

  it('deletes permanently after the delay, with dependent rows and an audit entry', async () => {
    const [gone, kept] = [await aProspect(app.database, { nom: 'A' }), await aProspect(app.database, { nom: 'B' })];
    await app.database.query(`INSERT INTO events (prospect_id, type, actor) VALUES ($1, 'page_view', 'human')`, [gone.id]);
    const { body } = await bulk({ action: 'delete', ids: [gone.id] });
    expect((await app.call('GET', `/api/public/prospects/${gone.token}`)).status).toBe(404);
    const [job] = await app.database.query(
      `SELECT start_after - now() AS wait FROM pgboss.job WHERE name = 'prospects.delete-marked' AND data ->> 'bulkId' = $1`,
      [body.id],
    );
    expect(job.wait.seconds).toBeGreaterThan(20);
    await deleteNow(body.id as string);
    await deleteNow(body.id as string);
    expect(await app.database.query('SELECT id FROM prospects')).toEqual([{ id: kept.id }]);
    expect(await app.database.query('SELECT 1 FROM events')).toEqual([]);
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    const log = await app.database.query(`SELECT action, user_email FROM audit_log WHERE resource_id = $1 ORDER BY id`, [body.id]);
    expect(log).toEqual([
      { action: 'bulk', user_email: 'admin@example.ch' },
      { action: 'bulk_deleted', user_email: 'admin@example.ch' },
    ]);
  });
});

describe('a bulk change', () => {
  it('sets a status and reverts it, except where another user changed it since', async () => {
    const a = await aProspect(app.database, { nom: 'A' });
    await aProspect(app.database, { nom: 'B', status: 'qualified' });
    await aProspect(app.database, { nom: 'C', status: 'rejected' });
    const before = await everything();
    const first = await bulk({ action: 'set_status', filter: {}, status: 'qualified' });
    expect(first.body).toMatchObject({ count: 2, skipped: 1 });
    expect(await list({ status: 'qualified' })).toEqual(['A', 'B', 'C']);
    await undo(first.body.id);
    expect(await everything()).toEqual(before);
    const second = await bulk({ action: 'set_status', filter: {}, status: 'contacted' });
    await app.call('PUT', `/api/admin/prospects/${a.id}`, { as: app.admin, body: { status: 'converted' } });
    expect((await undo(second.body.id)).body.count).toBe(2);
    expect([await list({ status: 'converted' }), await list({ status: 'rejected' })]).toEqual([['A'], ['C']]);
    expect((await undo(second.body.id)).body.count).toBe(0);
  });

  it('approves only prospects without red flags', async () => {
    await aProspect(app.database, { nom: 'Clean' });
    await aProspect(app.database, { nom: 'Flagged', red_flags: ['parked'] });
    expect(await list({ flagged: true })).toEqual(['Flagged']);
    expect((await bulk({ action: 'validate', filter: {} })).body).toMatchObject({ count: 1, skipped: 1 });
    expect([await list({ review_status: 'validated' }), await list({ flagged: false })]).toEqual([['Clean'], ['Clean']]);
  });

  it('adds prospects to an existing campaign', async () => {
    await aProspect(app.database, { nom: 'A' });
    const [campaign] = await app.database.query(`INSERT INTO email_campaigns (name) VALUES ('Automne') RETURNING id`);
    expect((await bulk({ action: 'add_to_campaign', filter: {}, campaignId: campaign.id })).body.count).toBe(1);
    expect(await list({ email_campaign_id: campaign.id })).toEqual(['A']);
    expect((await bulk({ action: 'add_to_campaign', filter: {}, campaignId: '00000000-0000-4000-8000-000000000000' })).status).toBe(422);
  });

  it('scans prospects with a website', async () => {
    await aProspect(app.database, { nom: 'A' });
    await aProspect(app.database, { nom: 'B', site_url: null });
    const { body } = await bulk({ action: 'scan', filter: {} });
    expect(body).toMatchObject({ count: 1, skipped: 1, scanId: expect.any(String) });
    expect(await app.database.query('SELECT kind, total FROM scans WHERE id = $1', [body.scanId])).toEqual([{ kind: 'bulk', total: 1 }]);
  });

  it('refuses an unclear selection and a missing status', async () => {
    expect((await bulk({ action: 'delete' })).status).toBe(422);
    expect((await bulk({ action: 'set_status', filter: {} })).status).toBe(422);
    expect((await bulk({ action: 'delete', filter: { unknown: 1 } })).status).toBe(422);
  });
});

describe('the preview of a bulk action', () => {
  const preview = (body: object) => bulk({ ...body, dryRun: true });

  it('counts the ids that still match the filter, names five, and counts deleted ones', async () => {
    const ids: string[] = [];
    for (const nom of ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Autre'])
      ids.push((await aProspect(app.database, { prenom: 'Pharma', nom, business_name: `Pharmacie ${nom}`, page_vue: nom !== 'Autre' })).id);
    await app.database.query('DELETE FROM prospects WHERE id = $1', [ids[0]]);
    const { body } = await preview({ action: 'delete', ids, filter: { page_vue: true } });
    expect(body).toMatchObject({ count: 5, selected: 5, missing: 2, id: null });
    expect(body.first.map(({ company }) => company).sort()).toEqual(
      ['Cinq', 'Deux', 'Quatre', 'Six', 'Trois'].map((nom) => `Pharmacie ${nom}`),
    );
    const all = await preview({ action: 'delete', filter: {} });
    expect(all.body).toMatchObject({ count: 6, selected: 6, missing: 0 });
    expect(all.body.first).toHaveLength(5);
  });

  it('counts the selection before a value is chosen', async () => {
    await aProspect(app.database, { nom: 'A' });
    await aProspect(app.database, { nom: 'B', site_url: null });
    for (const action of ['set_status', 'add_to_campaign', 'set_owner', 'set_next_action', 'set_city', 'set_trade', 'set_language'])
      expect((await preview({ action, filter: {} })).body).toMatchObject({ action, count: 2, selected: 2 });
    expect((await preview({ action: 'scan', filter: {} })).body).toMatchObject({ count: 1, selected: 2, skipped: 1 });
  });

  it('is binding: a selection of another size is refused, and nothing changes', async () => {
    const [a, b] = [await aProspect(app.database, { nom: 'A' }), await aProspect(app.database, { nom: 'B' })];
    const order = { action: 'delete', filter: {}, expected: 2 };
    await aProspect(app.database, { nom: 'C' });
    const refused = await app.call<{ code: string; message: string }>('POST', '/api/admin/prospects/bulk', { as: app.admin, body: order });
    expect(refused).toMatchObject({ status: 409, body: { code: 'selection_changed' } });
    expect(refused.body.message).toContain('3 prospects');
    expect(await list()).toEqual(['A', 'B', 'C']);
    expect((await bulk({ ...order, ids: [a.id, b.id] })).body.count).toBe(2);
    expect(await list()).toEqual(['C']);
  });

  it.each([
    ['delete', {}],
    ['validate', {}],
    ['set_status', { status: 'contacted' }],
    ['set_city', { city: 'Nyon' }],
    ['set_next_action', { next_action: 'Rappeler' }],
  ])('is respected by the action: %s changes no id outside the filter', async (action, given) => {
    const inside = await aProspect(app.database, { nom: 'Dedans', page_vue: true });
    const outside = await aProspect(app.database, { nom: 'Dehors' });
    const [before] = await app.database.query('SELECT * FROM prospects WHERE id = $1', [outside.id]);
    const ids = [inside.id, outside.id];
    expect((await bulk({ action, ids, filter: { page_vue: true }, ...given })).body.count).toBe(1);
    expect(await app.database.query('SELECT * FROM prospects WHERE id = $1', [outside.id])).toEqual([before]);
  });

  it('is respected by a scan: no prospect outside the filter is measured', async () => {
    const inside = await aProspect(app.database, { nom: 'Dedans', page_vue: true });
    const outside = await aProspect(app.database, { nom: 'Dehors' });
    const selection = { prospectIds: [inside.id, outside.id], filter: { page_vue: true } };
    const estimate = await app.call<{ prospects: number }>('POST', '/api/admin/scans/estimate', { as: app.admin, body: selection });
    expect(estimate.body.prospects).toBe(1);
    const { body } = await app.call<{ scanId: string }>('POST', '/api/admin/scans', {
      as: app.admin,
      body: { kind: 'bulk', ...selection },
    });
    const targets = await app.database.query('SELECT prospect_id FROM scan_targets WHERE scan_id = $1', [body.scanId]);
    expect(targets).toEqual([{ prospect_id: inside.id }]);
  });
});

describe('the review of a prospect', () => {
  it('gets its flags from the latest results', async () => {
    const { id } = await aProspect(app.database, { nom: 'A', site_url: 'https://rey.ch/' });
    await app.database.query(
      `INSERT INTO connectivity_results (prospect_id, url, accessible, outcome, measured_at) VALUES ($1, 'https://rey.ch/', true, 'parked', now())`,
      [id],
    );
    await app.database.query(
      `INSERT INTO google_reviews_results (prospect_id, website, measured_at) VALUES ($1, 'https://roy.ch', now())`,
      [id],
    );
    await app.database.query(
      `INSERT INTO personalized_intros (prospect_id, content, source, measured_at) VALUES ($1, 'x', 'builtin', now())`,
      [id],
    );
    await app.database.query(
      `INSERT INTO measurements (prospect_id, analysis, state, source, measured_at, result, error) VALUES
        ($1, 'pagespeed', 'measured', 'live', now() - interval '1 day', '{"mobile_performance_score": 0.41}', NULL),
        ($1, 'pagespeed', 'measured', 'live', now(), '{"mobile_performance_score": 0.8}', NULL),
        ($1, 'intro', 'measured', 'builtin', now(), '{}', '{"code": "text_refused", "message": "", "detail": null}')`,
      [id],
    );
    await app.database.transaction((manager) => app.app.get(ReviewState).afterScan(manager, id));
    const { body } = await app.call<ProspectRecord>('GET', `/api/admin/prospects/${id}`, { as: app.admin });
    expect(body).toMatchObject({
      review_status: 'to_review',
      red_flags: ['parked', 'wrong_place', 'score_jump', 'text_refused'],
      red_flag_facts: { wrong_place: { website: 'roy.ch' }, score_jump: { from: 41, to: 80 } },
    });
  });
});

const deleteNow = (bulkId: string) =>
  app.app.get(BulkDeletionJobs).delete({ bulkId }, { jobId: '', retry: 0, signal: new AbortController().signal });

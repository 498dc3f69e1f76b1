import { reviewsRefreshState } from './refresh-state.js';

type Known = Parameters<typeof reviewsRefreshState>[0];
const now = new Date('2026-11-21T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const row = (status: 'not_found' | 'processing' | 'completed', minutes = 1): Known['row'] => ({ status, measuredAt: minutesAgo(minutes) });
const state = (known: Partial<Known>) => reviewsRefreshState({ isOpen: false, row: null, last: null, now, ...known });
const measured = { state: 'measured', code: null };

describe('where the reviews stand', () => {
  it('is nowhere before the first search', () => {
    expect(state({})).toEqual({ status: 'not_found', message: null });
  });

  it('is pending while the analysis waits or runs, whatever was before', () => {
    expect(state({ isOpen: true, row: row('completed'), last: { state: 'failed', code: 'vendor_timeout' } }).status).toBe('pending');
  });

  it('is processing while the vendor collects, for an hour at most', () => {
    expect(state({ row: row('processing', 69), last: measured }).status).toBe('processing');
    expect(state({ row: row('processing', 71), last: measured })).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^Délai d'attente dépassé/),
    });
  });

  it('is completed with figures, or told that there are none', () => {
    expect(state({ row: row('completed'), last: measured })).toEqual({ status: 'completed', message: null });
    expect(state({ row: row('completed') }).status).toBe('completed');
    expect(state({ row: row('not_found'), last: measured }).message).toMatch(/Aucun avis/);
    expect(state({ last: { state: 'not_applicable', code: 'other_company' } }).message).toMatch(/Aucun avis/);
  });

  it('says failures without the names of vendors', () => {
    for (const code of ['vendor_timeout', 'budget_exhausted', 'unexpected', null]) {
      expect(state({ row: row('completed'), last: { state: 'failed', code } })).toEqual({
        status: 'failed',
        message: 'Les avis n’ont pas pu être relevés. Réessayez dans quelques minutes.',
      });
    }
    expect(state({ last: { state: 'not_applicable', code: 'not_configured' } }).message).toBe(
      'Les avis Google ne peuvent pas être relevés pour le moment.',
    );
  });
});

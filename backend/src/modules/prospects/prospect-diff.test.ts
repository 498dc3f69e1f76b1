import { eventsOf, joined, type ProspectState } from './prospect-diff.js';

const state: ProspectState = {
  id: 'a',
  fields: {
    ...{ prenom: 'Anne', nom: 'Rochat', email: 'anne@example.ch', telephone: null, business_name: null, site_url: null, status: 'new' },
    ...{ score: null, self_serve_score: null, self_serve_measured: null, page_vue: false, quiz_fait: false, rdv_pris: false },
    created_at: '2026-11-12T08:30:00+00:00',
  },
  ...{ next_action: '[null, null]', site_url: null, review_status: 'draft', red_flags: [], red_flag_facts: {} },
  ...{ self_serve_score: null, self_serve_measured: null, metadata: {} },
};
const withFields = (fields: Partial<ProspectState['fields']>): ProspectState => ({ ...state, fields: { ...state.fields, ...fields } });
const trial = (metadata: object): ProspectState => ({ ...state, metadata: { is_trial: true, ...metadata } });

describe('eventsOf', () => {
  it('finds nothing when no published field has changed', () => {
    expect(eventsOf(state, { ...state, review_status: 'validated', metadata: { note: 1 } })).toEqual([]);
  });

  it('names the changed fields in the order of the alphabet', () => {
    expect(eventsOf(state, withFields({ status: 'contacted', email: 'b@example.ch' }))).toEqual([
      { type: 'prospect.updated', ids: ['a'], details: { changed: ['email', 'status'] } },
    ]);
  });

  it('finds a completed quiz and its score beside the changed fields', () => {
    expect(eventsOf(state, withFields({ quiz_fait: true, score: 71 }))).toEqual([
      { type: 'prospect.updated', ids: ['a'], details: { changed: ['quiz_fait', 'score'] } },
      { type: 'quiz.completed', ids: ['a'], details: { score: 71 } },
      { type: 'score.updated', ids: ['a'], details: { score: 71, previous: null } },
    ]);
  });

  it('finds no new score when the score is taken away', () => {
    expect(eventsOf(withFields({ score: 71 }), withFields({ score: null })).map(({ type }) => type)).toEqual(['prospect.updated']);
  });

  it('finds the first verification of a trial alone', () => {
    const verified = trial({ verified_at: '2026-11-12' });
    expect(eventsOf(trial({}), verified)).toEqual([{ type: 'trial.verified', ids: ['a'], details: { verified_at: '2026-11-12' } }]);
    expect(eventsOf(verified, trial({ verified_at: '2026-11-13' }))).toEqual([]);
    expect(eventsOf(state, { ...state, metadata: { verified_at: '2026-11-12' } })).toEqual([]);
  });
});

describe('joined', () => {
  it('joins events that say the same, and no others', () => {
    const updated = (id: string, changed: string[]) => ({ type: 'prospect.updated' as const, ids: [id], details: { changed } });
    expect(joined([updated('a', ['nom']), updated('b', ['email']), updated('c', ['nom'])])).toEqual([
      { type: 'prospect.updated', ids: ['a', 'c'], details: { changed: ['nom'] } },
      updated('b', ['email']),
    ]);
  });
});

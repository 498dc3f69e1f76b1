import type { AuditPromise } from './api.ts';
import { promiseView } from './promise-view.ts';

const asked: AuditPromise = {
  status: 'pending',
  label: 'reçue',
  requested_at: '2026-11-12T08:00:00.000Z',
  promised_by: '2026-11-13T08:00:00.000Z',
  updated_at: '2026-11-12T08:00:00.000Z',
};

describe('the promise of an audit', () => {
  it('shows how far it is', () => {
    const view = promiseView({ ...asked, status: 'in_progress' });
    expect(view?.steps.map(({ label, state }) => `${label}: ${state}`)).toEqual([
      'reçue: done',
      'en préparation: current',
      'envoyée: next',
    ]);
    expect(view?.sentence).toBe('Demande du 12.11.2026. L’audit est promis pour le 13.11.2026.');
  });

  it('says when it was kept or withdrawn', () => {
    const sent = { ...asked, status: 'completed' as const, promised_by: null, updated_at: '2026-11-12T15:00:00.000Z' };
    expect(promiseView(sent)?.sentence).toBe('L’audit vous a été envoyé par e-mail le 12.11.2026.');
    expect(promiseView({ ...sent, status: 'cancelled' })).toEqual({ steps: [], sentence: 'Votre demande du 12.11.2026 est annulée.' });
  });

  it('says nothing to those who asked for nothing', () => {
    expect(promiseView({ status: null, label: null, requested_at: null, promised_by: null, updated_at: null })).toBeNull();
  });
});

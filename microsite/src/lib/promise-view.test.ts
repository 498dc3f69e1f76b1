import type { AuditPromise } from './api.ts';
import { promiseView } from './promise-view.ts';

const asked = (status: AuditPromise['status']): AuditPromise => ({
  ...{ status, label: null, requested_at: null, promised_by: null, updated_at: null },
});

describe('the promise of an audit', () => {
  it('shows how far it is', () => {
    expect(promiseView(asked('in_progress'))?.map(({ label, state }) => `${label}: ${state}`)).toEqual([
      'reçue: done',
      'en préparation: current',
      'envoyée: next',
    ]);
  });

  it('says nothing of what was withdrawn, nor to those who asked for nothing', () => {
    expect(promiseView(asked('cancelled'))).toBeNull();
    expect(promiseView(asked(null))).toBeNull();
  });
});

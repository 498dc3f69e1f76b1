import type { AuditPromise } from './api.ts';
import { promiseView } from './promise-view.ts';

const anAudit = (status: AuditPromise['status']): AuditPromise => ({
  ...{ status, label: null, requested_at: null, promised_by: null, updated_at: null },
});

describe('the progress of an audit request', () => {
  it('shows the current step', () => {
    expect(promiseView(anAudit('in_progress'))?.map(({ label, state }) => `${label}: ${state}`)).toEqual([
      'reçue: done',
      'en préparation: current',
      'envoyée: next',
    ]);
  });

  it('is null for withdrawn requests, and without one', () => {
    expect(promiseView(anAudit('cancelled'))).toBeNull();
    expect(promiseView(anAudit(null))).toBeNull();
  });
});

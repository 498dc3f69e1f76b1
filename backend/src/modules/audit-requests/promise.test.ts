import { isLate, toPromise } from './promise.js';

const at = (time: string) => new Date(`2026-11-12T${time}:00Z`);
const request = { status: 'pending' as const, created_at: at('08:00'), updated_at: at('08:00') };

describe('the promise of an audit', () => {
  it('says where it stands and when it was promised for', () => {
    expect(toPromise(request)).toEqual({
      status: 'pending',
      label: 'reçue',
      requested_at: '2026-11-12T08:00:00.000Z',
      promised_by: '2026-11-13T08:00:00.000Z',
      updated_at: '2026-11-12T08:00:00.000Z',
    });
    expect(toPromise({ ...request, status: 'in_progress' }).label).toBe('en préparation');
  });

  it('is no longer due once it was kept or withdrawn', () => {
    expect(toPromise({ ...request, status: 'completed' })).toMatchObject({ label: 'envoyée', promised_by: null });
    expect(toPromise({ ...request, status: 'cancelled' })).toMatchObject({ label: 'annulée', promised_by: null });
  });

  it('is empty for somebody who asked for nothing', () => {
    expect(new Set(Object.values(toPromise(null)))).toEqual(new Set([null]));
  });

  it('is late after a day, while it is open', () => {
    const dayLater = new Date('2026-11-13T08:00:01Z');
    expect(isLate(request, dayLater)).toBe(true);
    expect(isLate(request, new Date('2026-11-13T08:00:00Z'))).toBe(false);
    expect(isLate({ ...request, status: 'completed' }, dayLater)).toBe(false);
  });
});

import { auditOutcome, NO_EMAIL } from './audit-request.ts';

const failed = (status: number, message = '', retryAfterMs?: number) => ({
  problem: { status, code: 'failed', message, ...(retryAfterMs && { retryAfterMs }) },
});

describe('a request for the audit', () => {
  it('is sent when the server has stored it', () => {
    expect(auditOutcome({ id: 1 }, 0)).toEqual({ kind: 'sent' });
    expect(auditOutcome(null, 3)).toEqual({ kind: 'sent' });
  });

  it('waits while the server or the network fails, longer each time, half a minute at most', () => {
    expect([0, 1, 2, 9].map((attempt) => auditOutcome(failed(0), attempt))).toEqual(
      [2000, 4000, 8000, 30_000].map((retryAfterMs) => ({ kind: 'waiting', retryAfterMs })),
    );
    expect(auditOutcome(failed(503, 'Occupé'), 0)).toEqual({ kind: 'waiting', retryAfterMs: 2000 });
  });

  it('wants the address first where no readable site is known', () => {
    const needed = { problem: { status: 422, code: 'site_needed', message: 'Indiquez l’adresse de votre site.' } };
    expect(auditOutcome(needed, 0)).toEqual({ kind: 'site' });
  });

  it('waits as long as a limit asks', () => {
    expect(auditOutcome(failed(429, 'Trop de demandes', 45_000), 0)).toEqual({ kind: 'waiting', retryAfterMs: 45_000 });
  });

  it('is rejected with the message of the server, or of the specification', () => {
    expect(auditOutcome(failed(422, NO_EMAIL), 0)).toEqual({ kind: 'refused', message: NO_EMAIL });
    expect(auditOutcome(failed(404), 0)).toEqual({ kind: 'refused', message: NO_EMAIL });
  });
});

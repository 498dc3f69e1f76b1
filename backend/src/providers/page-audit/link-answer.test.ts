import { checkableStatus, needsGet } from './link-answer.js';

const answer = (status: number, headers: Record<string, string> = {}) => ({ status, headers });

describe('checkableStatus', () => {
  it.each([200, 204, 301, 400, 404, 410, 422, 500, 502, 521])('accepts %d', (status) => {
    expect(checkableStatus(answer(status))).toBe(status);
  });

  it.each([
    answer(401),
    answer(403),
    answer(405),
    answer(429),
    answer(999),
    answer(503, { server: 'cloudflare', 'cf-ray': '8f' }),
    answer(503, { 'retry-after': '120' }),
    answer(404, { 'cf-mitigated': 'challenge' }),
    answer(500, { 'x-datadome': 'protected' }),
  ])('is unknown for %j', (refused) => expect(checkableStatus(refused)).toBeNull());

  it('accepts a server error without a bot protection', () => {
    expect(checkableStatus(answer(503, { server: 'nginx' }))).toBe(503);
    expect(checkableStatus(answer(404, { server: 'cloudflare', 'cf-ray': '8f' }))).toBe(404);
    expect(checkableStatus(answer(200, { 'x-datadome': 'protected' }))).toBe(200);
  });
});

describe('needsGet', () => {
  it.each([400, 403, 404, 405, 410, 422, 429, 500, 501, 502, 503, 999])('is true for %d', (status) => {
    expect(needsGet(answer(status), { sized: false })).toBe(true);
  });

  it('is true without a response', () => expect(needsGet(null, { sized: false })).toBe(true));

  it('is true for a file when HEAD does not state its size', () => {
    for (const length of [undefined, '0', 'x']) {
      const head = answer(200, length === undefined ? {} : { 'content-length': length });
      expect([needsGet(head, { sized: true }), needsGet(head, { sized: false })]).toEqual([true, false]);
    }
    expect(needsGet(answer(200, { 'content-length': '12' }), { sized: true })).toBe(false);
  });
});

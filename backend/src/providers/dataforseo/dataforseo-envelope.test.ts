import { z } from 'zod';
import { errorOf, explainHttp, readTask } from './dataforseo-envelope.js';

const body = (code: number, result: unknown = null) => ({
  status_code: 20000,
  tasks: [{ id: 't1', status_code: code, status_message: 'said', cost: 0.01, result }],
});
const read = (code: number, result?: unknown) => readTask(body(code, result), z.object({ n: z.number() }));

describe('readTask', () => {
  it.each([
    ['a result', 20000, [{ n: 1 }], { state: 'done', id: 't1', result: { n: 1 } }],
    ['no result', 20000, null, { state: 'empty', id: 't1', result: null }],
    ['an empty list', 20000, [], { state: 'empty', id: 't1', result: null }],
    ['a null in the list', 20000, [null], { state: 'empty', id: 't1', result: null }],
    ['a created task', 20100, null, { state: 'accepted', id: 't1', result: null }],
    ['nothing found', 40102, null, { state: 'empty', id: 't1', result: null }],
    ['a handed task', 40601, null, { state: 'pending', id: 't1', result: null }],
    ['a queued task', 40602, null, { state: 'pending', id: 't1', result: null }],
  ])('reads %s', (_name, code, result, value) => {
    expect(read(code, result)).toEqual({ value, cost: 0.01 });
  });

  it('refuses a result of another shape', () => {
    expect(() => read(20000, [{ n: 'one' }])).toThrow(expect.objectContaining({ code: 'vendor_malformed' }));
  });

  it('uses the code of the envelope without a task', () => {
    expect(() => readTask({ status_code: 40501 }, z.unknown())).toThrow(expect.objectContaining({ code: 'vendor_rejected' }));
  });
});

describe('errorOf', () => {
  it.each([
    [40000, 'vendor_rejected'],
    [40001, 'vendor_rejected'],
    [40004, 'vendor_rejected'],
    [40006, 'vendor_rejected'],
    [40100, 'vendor_unauthorised'],
    [40101, 'vendor_unavailable'],
    [40103, 'vendor_unavailable'],
    [40104, 'vendor_forbidden'],
    [40200, 'vendor_unpaid'],
    [40201, 'vendor_forbidden'],
    [40202, 'vendor_rate_limited'],
    [40203, 'vendor_quota'],
    [40204, 'vendor_forbidden'],
    [40205, 'vendor_rejected'],
    [40206, 'vendor_rejected'],
    [40207, 'vendor_forbidden'],
    [40209, 'vendor_rate_limited'],
    [40210, 'vendor_unpaid'],
    [40400, 'vendor_rejected'],
    [40401, 'vendor_rejected'],
    [40402, 'vendor_rejected'],
    [40403, 'vendor_rejected'],
    [40404, 'vendor_rejected'],
    [40405, 'vendor_rejected'],
    [40407, 'vendor_rate_limited'],
    [40408, 'vendor_rejected'],
    [40501, 'vendor_rejected'],
    [40502, 'vendor_rejected'],
    [40503, 'vendor_rejected'],
    [40505, 'vendor_rejected'],
    [40506, 'vendor_rejected'],
    [50000, 'vendor_unavailable'],
    [50001, 'vendor_unavailable'],
    [50100, 'vendor_unavailable'],
    [50301, 'vendor_unavailable'],
    [50303, 'vendor_unavailable'],
    [50304, 'vendor_unavailable'],
    [50401, 'vendor_timeout'],
    [50402, 'timeout'],
  ])('maps %i to %s', (code, cause) => {
    expect(errorOf(code, 'said')).toMatchObject({ code: cause, detail: `${code} said` });
  });

  it('includes the wait after too many calls', () => {
    expect(errorOf(40202, null).retryAfterMs).toBe(60_000);
    expect(errorOf(40209, null).retryAfterMs).toBe(2000);
  });
});

it('ignores a body that is no envelope', () => {
  expect(explainHttp('<html>')).toBeUndefined();
  expect(explainHttp({ status_code: 20000 })).toBeUndefined();
  expect(explainHttp({ status_code: 40200, status_message: 'Payment Required.' })).toMatchObject({ code: 'vendor_unpaid' });
});

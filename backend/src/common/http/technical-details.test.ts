import { withoutDetails } from './technical-details.js';

it('a cause loses its detail, at any depth, and nothing else is touched', () => {
  const cause = { code: 'vendor_rejected', message: 'OpenAI : la demande a été refusée.', detail: 'HTTP 400 sk-1' };
  const when = new Date();
  expect(withoutDetails({ tasks: [{ error: cause, when }], detail: 'kept', code: 1 })).toEqual({
    tasks: [{ error: { ...cause, detail: null }, when }],
    detail: 'kept',
    code: 1,
  });
  expect(withoutDetails(null)).toBeNull();
  expect(withoutDetails('text')).toBe('text');
});

import { replyCause } from '../mail/mail-failure.js';
import { withoutDetails } from './technical-details.js';

it('what a mail server has answered is for administrators, wherever it stands', () => {
  const cause = replyCause({ code: 550, text: '550 5.1.1 <anne@exemple.ch>: Recipient address rejected: User unknown' });
  expect(cause).toContain('User unknown');
  const rows = [{ last_error: cause, subject: 'Votre audit' }, { detail: `Abandonné après six essais. ${cause}` }];
  expect(withoutDetails(rows)).toEqual([
    { last_error: 'L’adresse du destinataire n’existe pas ou refuse nos messages.', subject: 'Votre audit' },
    { detail: 'Abandonné après six essais. L’adresse du destinataire n’existe pas ou refuse nos messages.' },
  ]);
});

it('a cause loses its detail, at any depth, and nothing else is touched', () => {
  const cause = { code: 'vendor_rejected', message: 'OpenAI : la demande a été refusée.', detail: 'HTTP 400 sk-1' };
  const when = new Date();
  expect(withoutDetails({ tasks: [{ error: cause, when }], detail: 'kept', code: 1 })).toEqual({
    tasks: [{ error: { ...cause, detail: null }, when }],
    detail: 'kept',
    code: 1,
  });
  const schema = { properties: { code: {}, message: {}, detail: { type: 'string' } } };
  expect(withoutDetails(schema)).toEqual(schema);
  expect(withoutDetails(null)).toBeNull();
  expect(withoutDetails('text')).toBe('text');
});

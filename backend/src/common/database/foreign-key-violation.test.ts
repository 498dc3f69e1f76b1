import { QueryFailedError } from 'typeorm';
import { isForeignKeyViolation } from './foreign-key-violation.js';

const violation = (message: string) => Object.assign(new Error(message), { code: '23503' });

it('recognises an insert or update whose referenced row was deleted, and no other error', () => {
  const inserted = violation('insert or update on table "notes" violates foreign key constraint "notes_prospect_id_fkey"');
  const left = violation('update or delete on table "prospects" violates foreign key constraint "notes_prospect_id_fkey" on table "notes"');
  const other = Object.assign(new Error('insert or update on table'), { code: '23505' });
  const found = [inserted, new QueryFailedError('INSERT', [], inserted), left, new QueryFailedError('DELETE', [], left), other, 'x'];
  expect(found.map(isForeignKeyViolation)).toEqual([true, true, false, false, false, false]);
});

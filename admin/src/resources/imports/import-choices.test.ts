import { actionOf, type Choices, DEFAULT_CHOICES, plannedRows } from './import-choices';

const row = (line: number, match: 'email' | 'site') => ({ line, match, email: 'a@exemple.ch', name: 'A', otherLine: null, prospect: null });
const review = {
  columns: [{ header: 'x', field: 'email' as const }],
  counts: { valid: 10, invalid: 0, warnings: 0, sameEmail: 3, sameSite: 2, repeated: 0, suppressed: 0, erased: 0 },
  // the third of the same e-mail stands beyond the list
  duplicates: [row(2, 'email'), row(3, 'email'), row(4, 'site'), row(5, 'site')],
};
const choices = (values: Partial<Choices>): Choices => ({ ...DEFAULT_CHOICES, ...values });

describe('what an import would do', () => {
  it('waits while a known address is undecided, be it beyond the list', () => {
    expect(plannedRows(review, DEFAULT_CHOICES)).toEqual({ created: 7, blockedBy: 'blockedDuplicates' });
    const decisions = new Map([
      [2, 'create'],
      [3, 'skip'],
    ] as const);
    expect(plannedRows(review, choices({ decisions }))).toEqual({ created: 8, blockedBy: 'blockedDuplicates' });
    expect(plannedRows(review, choices({ decisions, onDuplicate: 'skip' }))).toEqual({ created: 8, blockedBy: null });
  });

  it('follows the rule of the websites', () => {
    expect(plannedRows(review, choices({ onDuplicate: 'update', onSameSite: 'skip' }))).toEqual({ created: 5, blockedBy: null });
  });

  it('waits for rows with errors unless they are left out', () => {
    const faulty = { ...review, counts: { ...review.counts, invalid: 1 } };
    expect(plannedRows(faulty, choices({ onDuplicate: 'skip' })).blockedBy).toBe('blockedErrors');
    expect(plannedRows(faulty, choices({ onDuplicate: 'skip', onlyValid: true })).blockedBy).toBeNull();
    expect(plannedRows({ ...faulty, counts: { ...faulty.counts, valid: 0 } }, choices({ onlyValid: true })).blockedBy).toBe('nothing');
  });

  it('waits for the day and the source of a permission that is chosen', () => {
    const decided = (obtained_on: string, source: string) =>
      plannedRows(review, choices({ onDuplicate: 'skip', permission: { basis: 'customer', obtained_on, source } })).blockedBy;
    expect([decided('', ''), decided('2026-11-01', ' '), decided('', 'Contrat')]).toEqual(Array(3).fill('blockedPermission'));
    expect(decided('2026-11-01', 'Contrat')).toBeNull();
  });

  it('prefers the decision of a row to the rule', () => {
    expect(actionOf(row(2, 'email'), choices({ onDuplicate: 'skip', decisions: new Map([[2, 'update']]) }))).toBe('update');
  });
});

import { answeredTask, CALL_OUTCOMES, hasReached, NOTED_OUTCOMES, proposedStep, workingDayAfter } from './next-step.rules.js';

const SATURDAY = new Date('2026-11-28T09:00:00Z');
const task = (title: string, due: string | null = '2026-11-28T08:00:00Z', created = '2026-11-20T08:00:00Z') => ({
  title,
  due_at: due === null ? null : new Date(due),
  created_at: new Date(created),
});
const answered = (kind: 'call' | 'mail', tasks: ReturnType<typeof task>[], at = SATURDAY) =>
  answeredTask(kind, tasks, at, SATURDAY)?.title ?? null;

describe('the next step', () => {
  it.each([
    ['a weekend', '2026-11-28T09:00:00Z', 1, '2026-11-30'],
    ['a day between', '2026-11-30T09:00:00Z', 1, '2026-12-01'],
    ['a Friday', '2026-12-04T09:00:00Z', 1, '2026-12-07'],
    ['Christmas and a weekend', '2026-12-24T09:00:00Z', 1, '2026-12-28'],
    ['Good Friday and Easter Monday', '2027-03-25T09:00:00Z', 1, '2027-03-30'],
    ['a late evening in Switzerland', '2026-11-30T23:30:00Z', 1, '2026-12-02'],
    ['a week', '2026-11-28T09:00:00Z', 7, '2026-12-07'],
  ])('falls on a working day after %s', (_, now, days, day) => {
    expect(workingDayAfter(new Date(now), days)).toBe(day);
  });

  it('is a follow-up after a call that reached a person, another call on the next working day after one that did not', () => {
    const steps = [...NOTED_OUTCOMES, 'mail' as const].map((act) => [
      act,
      proposedStep(act, SATURDAY).title,
      proposedStep(act, SATURDAY).day,
    ]);
    expect(steps).toEqual([
      ['reached', 'Relancer', '2026-12-07'],
      ['voicemail', 'Rappeler', '2026-11-30'],
      ['no_answer', 'Rappeler', '2026-11-30'],
      ['wrong_number', 'Trouver le bon numéro', '2026-11-30'],
      ['call_back', 'Rappeler', '2026-11-30'],
      ['mail', 'Relancer', '2026-12-07'],
    ]);
    expect(CALL_OUTCOMES.filter(hasReached)).toEqual(['reached']);
  });
});

describe('the task that an action completes', () => {
  it.each([
    ['call', ['Appeler, site lent sur mobile'], 'Appeler, site lent sur mobile'],
    ['call', ['Rappeler M. Favre'], 'Rappeler M. Favre'],
    ['call', ['Téléphoner'], 'Téléphoner'],
    ['call', ['Envoyer le devis', 'Appeler'], 'Appeler'],
    ['call', ['Envoyer le devis'], null],
    ['call', ['Relancer'], 'Relancer'],
    ['mail', ['Écrire'], 'Écrire'],
    ['mail', ['Envoyer le devis'], 'Envoyer le devis'],
    ['mail', ['Appeler'], null],
    ['mail', ['Appeler', 'Relancer'], 'Relancer'],
    ['call', [], null],
  ] as const)('of a %s among %j is %j', (kind, titles, expected) => {
    expect(
      answered(
        kind,
        titles.map((title) => task(title)),
      ),
    ).toBe(expected);
  });

  it('may be a call of a later day, but no other task of a later day', () => {
    expect(answered('call', [task('Rappeler', '2026-12-10T08:00:00Z')])).toBe('Rappeler');
    expect(answered('call', [task('Relancer', '2026-12-10T08:00:00Z')])).toBeNull();
    expect(answered('call', [task('Préparer la visite', null)])).toBe('Préparer la visite');
  });

  it('was not created after the day of the action', () => {
    expect(answered('call', [task('Appeler')], new Date('2026-11-10T09:00:00Z'))).toBeNull();
  });
});

import { GENERAL_ADVICE } from './advice.rules.js';
import type { PlanStep } from './plan.rules.js';
import { MAX_ACTIONS, type PlannedAction, plannedActions, stateOfAction, withFixed } from './plan-actions.rules.js';

const step = (id: string, findings: PlanStep['findings'] = ['no-https']): PlanStep => ({
  ...{ id, title: id, solution: '', priority: 'high', gain: 50, owner: 'webmaster', effort: 'low', timeEstimate: '' },
  findings,
});
const answer = (id: string): PlannedAction => ({
  ...{ id, title: id, solution: '', priority: 'medium', owner: 'company', timeEstimate: '', findings: [] },
  answer: { question: '', answer: '' },
});
const ids = (actions: readonly { id: string }[]) => actions.map(({ id }) => id).join(' ');

describe('the one list of actions', () => {
  it('has the faults of the site by gain, two places for answers, general advice last, five in all', () => {
    const plan = [...'abcdefg'].map((id) => step(id)).concat(step('advice', []));
    expect(ids(plannedActions(plan, []))).toBe('a b c d e');
    expect(ids(plannedActions(plan, [answer('1'), answer('2'), answer('3')]))).toBe('a b c 1 2');
    expect(ids(plannedActions([step('a'), step('advice', [])], [answer('1')]))).toBe('a 1 advice');
    expect(ids(plannedActions([step('a'), step('advice', [])], [...'12345'].map(answer)))).toBe('a 1 2 3 4');
  });

  it('is general advice where nothing was measured', () => {
    expect(ids(plannedActions([], []))).toBe(ids(GENERAL_ADVICE));
    expect(ids(plannedActions([], [answer('1')]))).toBe(`1 ${ids(GENERAL_ADVICE)}`);
  });

  it('ends with what was corrected, and stays as short', () => {
    expect(withFixed([...'abcde'], ['x'])).toEqual([...'abcdx']);
    expect(withFixed([...'abcde'], ['x', 'y', 'z'])).toEqual([...'abcxy']);
    expect(withFixed(['a'], ['x'])).toHaveLength(2);
    expect(withFixed([...'abcdefgh'], [])).toHaveLength(MAX_ACTIONS);
  });
});

describe('the state of an action', () => {
  const [morning, noon] = [new Date('2026-11-28T08:00:00Z'), new Date('2026-11-28T11:00:00Z')];
  it.each([
    ['todo', null, null],
    ['todo', null, noon],
    ['done', morning, null],
    ['done', noon, morning],
    ['review', morning, noon],
  ] as const)('is %s when marked at %s and found at %s', (state, doneAt, foundAt) => {
    expect(stateOfAction({ doneAt, foundAt })).toBe(state);
  });
});

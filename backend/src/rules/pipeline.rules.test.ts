import { CLOSED_STATUSES, FACT_STATUS, nextStatus, type PipelineFact, type PipelineStatus, PROSPECT_STATUSES } from './pipeline.rules.js';

const FACTS = Object.keys(FACT_STATUS) as PipelineFact[];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 9, minute));
const order = (status: PipelineStatus) => PROSPECT_STATUSES.indexOf(status);

describe('the pipeline', () => {
  it.each([
    ['new', 'email_sent', 'contacted'],
    ['new', 'call_reached', 'contacted'],
    ['new', 'quiz_done', 'qualified'],
    ['new', 'audit_requested', 'qualified'],
    ['contacted', 'call_booked', 'qualified'],
  ] as const)('moves a prospect that is %s by %s to %s', (from, fact, to) => {
    expect(nextStatus(from, null, fact, at(0))).toBe(to);
  });

  it('never moves backward and ends at the same status for any order of facts', () => {
    for (const from of PROSPECT_STATUSES)
      for (const fact of FACTS) expect(order(nextStatus(from, null, fact, at(0)) ?? from)).toBeGreaterThanOrEqual(order(from));
    const ends = (facts: PipelineFact[]) =>
      facts.reduce<PipelineStatus>((status, fact) => nextStatus(status, null, fact, at(0)) ?? status, 'new');
    expect([ends(FACTS), ends(FACTS.toReversed())]).toEqual(['qualified', 'qualified']);
  });

  it('leaves prospects that a person won or rejected alone, whenever the fact happened', () => {
    for (const closed of CLOSED_STATUSES)
      for (const fact of FACTS) {
        expect(nextStatus(closed, at(0), fact, at(10))).toBeNull();
        expect(nextStatus(closed, null, fact, at(10))).toBeNull();
      }
  });

  it('keeps a person’s choice against older facts and moves on by newer ones', () => {
    expect(nextStatus('new', at(10), 'quiz_done', at(9))).toBeNull();
    expect(nextStatus('new', at(10), 'email_sent', at(0))).toBeNull();
    expect(nextStatus('new', at(10), 'email_sent', at(11))).toBe('contacted');
    expect(nextStatus('contacted', at(10), 'audit_requested', at(10))).toBe('qualified');
  });
});

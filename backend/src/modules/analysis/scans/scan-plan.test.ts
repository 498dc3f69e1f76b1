import type { AnalysisName } from '../results/analysis.contract.js';
import { endedStatus, isAwaited, nextTasks, PRIORITY, speedPlan } from './scan-plan.js';

const phaseOf = (name: AnalysisName) => (name === 'intro' || name === 'recommendations' ? 'facts' : 'measure');
const tasks = (...names: AnalysisName[]) => names.map((analysis) => ({ analysis }));
const names = (found: { analysis: AnalysisName }[]) => found.map(({ analysis }) => analysis);

describe('the order of a scan', () => {
  it.each(['quick', 'bulk', 'nightly', 'single'] as const)('%s: all measurements together, then both texts', (kind) => {
    expect(names(nextTasks(kind, tasks('cms', 'intro', 'pagespeed', 'recommendations'), phaseOf))).toEqual(['cms', 'pagespeed']);
    expect(names(nextTasks(kind, tasks('intro', 'recommendations'), phaseOf))).toEqual(['intro', 'recommendations']);
  });

  it('trial: measurements, then the introduction, then the recommendations', () => {
    expect(names(nextTasks('trial', tasks('cms', 'intro', 'recommendations'), phaseOf))).toEqual(['cms']);
    expect(names(nextTasks('trial', tasks('recommendations', 'intro'), phaseOf))).toEqual(['intro']);
    expect(names(nextTasks('trial', tasks('recommendations'), phaseOf))).toEqual(['recommendations']);
  });

  it('has nothing to give when nothing waits', () => {
    expect(nextTasks('quick', [], phaseOf)).toEqual([]);
  });

  it('serves people before nights', () => {
    expect(Object.keys(PRIORITY).sort((a, b) => PRIORITY[b as 'quick'] - PRIORITY[a as 'quick'])).toEqual([
      'quick',
      'trial',
      'single',
      'bulk',
      'nightly',
    ]);
  });

  it('measures both devices, at night the phone alone', () => {
    expect(speedPlan('quick')).toEqual({ devices: ['mobile', 'desktop'], runs: 1 });
    expect(speedPlan('single', 'quick')).toEqual({ devices: ['mobile', 'desktop'], runs: 1, onlyPerformance: true });
    expect(speedPlan('nightly')).toEqual({ devices: ['mobile'], runs: 1 });
    expect([isAwaited('quick'), isAwaited('bulk'), isAwaited('nightly')]).toEqual([true, false, false]);
  });

  it('ends as stopped when each of its prospects was', () => {
    expect([endedStatus(3, 3), endedStatus(2, 3), endedStatus(0, 0)]).toEqual(['cancelled', 'done', 'done']);
  });
});

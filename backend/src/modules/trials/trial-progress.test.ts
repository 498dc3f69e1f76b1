import type { AnalysisName } from '../analysis/results/analysis.contract.js';
import type { TaskStatus } from '../analysis/scans/scan.contract.js';
import { type TrialTask, trialProgressOf, trialStage } from './trial-progress.js';

const MEASURES = ['connectivity', 'pagespeed', 'cms', 'keywords', 'reviews'] as const;
const task = (analysis: AnalysisName, status: TaskStatus, measured = status === 'done'): TrialTask => ({ analysis, status, measured });
const measures = (status: TaskStatus) => MEASURES.map((name) => task(name, status));
const page = { token: 'abcd1234', company: 'Menuiserie' };

describe('the stage of a trial', () => {
  it.each([
    [1, 'nothing is known yet', []],
    [1, 'everything waits', [...measures('queued'), task('intro', 'waiting'), task('recommendations', 'waiting')]],
    [1, 'measurements run', [...measures('running'), task('intro', 'waiting'), task('recommendations', 'waiting')]],
    [2, 'one measurement has ended', [...measures('running').slice(1), task('connectivity', 'done'), task('intro', 'waiting')]],
    [2, 'one has failed, the others run', [...measures('running').slice(1), task('connectivity', 'failed'), task('intro', 'waiting')]],
    [3, 'all measurements have ended', [...measures('done'), task('intro', 'running'), task('recommendations', 'waiting')]],
    [4, 'the introduction has ended', [...measures('done'), task('intro', 'failed'), task('recommendations', 'queued')]],
  ])('is %i when %s', (stage, _when, tasks) => {
    expect(trialStage(tasks, false)).toBe(stage);
  });

  it('is 5 when the scan is over', () => {
    expect(trialStage(measures('done'), true)).toBe(5);
  });
});

describe('the progress of a trial', () => {
  it('waits for the address to be confirmed while there is no scan', () => {
    expect(trialProgressOf(page, null, null)).toMatchObject({
      ...page,
      status: 'awaiting_verification',
      stage: 1,
      label: 'Confirmez votre adresse e-mail',
    });
  });

  it('says of each analysis what became of it; an example is no measurement', () => {
    const tasks = [
      task('connectivity', 'done'),
      task('pagespeed', 'running'),
      task('keywords', 'done', false),
      task('reviews', 'skipped'),
      task('intro', 'waiting'),
    ];
    const { steps, status } = trialProgressOf(page, { status: 'running', targetStatus: 'running', tasks }, null);
    expect(status).toBe('running');
    expect(steps.map(({ name, state }) => [name, state])).toEqual([
      ['connectivity', 'done'],
      ['pagespeed', 'running'],
      ['cms', 'waiting'],
      ['keywords', 'missing'],
      ['reviews', 'missing'],
      ['intro', 'waiting'],
      ['recommendations', 'waiting'],
    ]);
  });

  it('completes although single analyses failed, fails with the cause, and ends when staff cancels', () => {
    const over = { status: 'done' as const, targetStatus: 'failed', tasks: measures('done') };
    expect(trialProgressOf(page, over, null)).toMatchObject({ status: 'completed', stage: 5, message: null });
    expect(trialProgressOf(page, over, 'Le site ne répond pas.')).toMatchObject({ status: 'failed', message: 'Le site ne répond pas.' });
    const cancelled = { ...over, status: 'cancelled' as const, targetStatus: 'cancelled' };
    expect(trialProgressOf(page, cancelled, null)).toMatchObject({ status: 'failed', message: 'L’analyse a été interrompue.' });
  });
});

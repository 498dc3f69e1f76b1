import { aMeasurement, aReport } from '../../../test/a-report.ts';
import { aScore, shown } from '../../../test/a-score.ts';
import { scoreView } from '../score/score-view.ts';
import { reportView } from './report-view.ts';
import { sourceLine } from './shown.ts';

type Ready = Extract<ReturnType<typeof reportView>, { state: 'ready' }>;
const view = (...args: Parameters<typeof aReport>): Ready => reportView(aReport(...args)) as Ready;
const older = [{ figures: ['ordinateur'], name: 'PageSpeed Insights', measured_at: '2026-10-12T09:30:00.000Z' }];
const labels = (section: object) => ('rows' in section ? (section.rows as { label: string }[]).map(({ label }) => label) : []);

describe('the provenance of a figure', () => {
  it('shows « Ordinateur : non mesuré » beside a measured phone', () => {
    const { speed } = view({ pagespeed: { ...aMeasurement('Lighthouse 13.5.0'), mobile: 54 } });
    expect('rows' in speed && speed.rows).toContainEqual(expect.objectContaining({ label: 'Ordinateur', fill: null, word: 'Non mesuré' }));
  });

  it('names the day and the tool of a figure that is older than the rest', () => {
    const report = { pagespeed: { ...aMeasurement('Lighthouse 13.5.0'), mobile: 54, desktop: 77, overall: 63, older }, overall: shown(63) };
    const { speed, overall } = view(report);
    expect(labels(speed)).toEqual(['Téléphone', 'Ordinateur, 12.10.2026', 'Accessibilité', 'Bases du référencement']);
    expect('source' in speed && speed.source?.replace(/\s/g, ' ')).toBe(
      'Lighthouse 13.5.0, téléphone, 12.11.2026 ; ordinateur : 12.10.2026, PageSpeed Insights',
    );
    expect(overall.sentence).toContain('% ordinateur. Ordinateur mesuré le 12.10.2026.');
  });

  it('labels manual and example figures, whatever the tool', () => {
    const line = (state: 'manual' | 'sample') => sourceLine({ state, provider: 'Anne Exemple', measured_at: '2026-11-12T09:30:00.000Z' });
    expect([line('manual'), line('sample')]).toEqual(['Saisi par l’agence, 12.11.2026', 'Exemple, 12.11.2026']);
  });

  it('names tool and day of each part of a score', () => {
    const basis = [
      { part: 'quiz' as const, measured: true },
      { part: 'mobile' as const, measured: true, provider: 'Lighthouse 13.5.0', measured_at: '2026-11-12T09:30:00.000Z' },
      { part: 'desktop' as const, measured: false, provider: null, measured_at: null },
    ];
    expect(scoreView(aScore({ basis }))).toMatchObject({
      sources: 'Mesuré : la vitesse sur téléphone : Lighthouse 13.5.0, 12.11.2026.',
      basis: expect.stringContaining('Pas encore mesuré : la vitesse sur ordinateur'),
      example: false,
    });
    expect(scoreView(aScore({ example: true }))).toMatchObject({ example: true });
  });
});

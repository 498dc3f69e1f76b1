import type { AnalyticsRecord } from '../api/types';
import { ChartSection } from '../components/chart/ChartSection';
import { listLink } from '../components/list-link';
import { PageSection } from '../components/PageSection';
import { integer } from '../format/format';
import { useFormat } from '../format/use-format';
import { useText } from '../i18n/use-text';
import { drawnHeight, ScoresDrawing } from './ScoresDrawing';

/** How many prospects have which score, in tens: their parts of the whole, and how they are spread. */
export function Scores({ scores, within }: { scores: AnalyticsRecord['scores']; within: object }) {
  const t = useText();
  const { decimal, percent } = useFormat();
  const title = t('analytics.scores.title');
  const { average, count: all } = scores;
  if (average === null) {
    return (
      <PageSection title={title}>
        <p className="grey py-2">{t('analytics.scores.none')}</p>
      </PageSection>
    );
  }
  const bins = scores.buckets.map(({ from, to, count }) => {
    const label = t('analytics.scores.bucket', { from, to });
    const words = count === 1 ? t('analytics.scores.one') : t('analytics.scores.prospects', { count: integer(count) });
    const href = listLink('prospects', { score_gte: from, score_lte: to, ...within });
    return { from, count, label, words: `${label}, ${words}, ${percent(count / all)}`, href };
  });
  return (
    <ChartSection
      title={title}
      help={t('analytics.scores.help', { count: integer(all), average: decimal(average) })}
      file="scores"
      data={{
        head: [t('analytics.scores.column'), t('analytics.funnel.count'), t('analytics.funnel.share')],
        rows: bins.map(({ from, count, label, href }) => ({
          key: String(from),
          cells: [label, { value: count, href }, percent(count / all)],
        })),
      }}
      height={drawnHeight}
      draw={(width) => (
        <ScoresDrawing width={width} bins={bins} mean={{ at: average, words: t('analytics.scores.mean', { average: decimal(average) }) }} />
      )}
    />
  );
}

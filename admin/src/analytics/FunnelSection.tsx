import type { AnalyticsRecord } from '../api/types';
import { ChartLink } from '../components/chart/ChartLink';
import { ChartSection } from '../components/chart/ChartSection';
import styles from '../components/chart/chart.module.css';
import { STAGE_FILTERS } from '../components/chart/Funnel';
import { listLink } from '../components/list-link';
import { integer } from '../format/format';
import { useFormat } from '../format/use-format';
import { useText } from '../i18n/use-text';

/** Px of a stage: its words, its bar, what it was before. */
const ROW = 64;

/** How far contacted prospects came: each stage of the first, of the one before it, and in the period before. */
export function FunnelSection({
  figures: { funnel, before },
  within,
}: {
  figures: Pick<AnalyticsRecord, 'funnel' | 'before'>;
  within: object;
}) {
  const t = useText();
  const { percent } = useFormat();
  const share = (count: number, of: number) => (of > 0 ? percent(count / of) : '–');
  const contacted = funnel[0]?.count ?? 0;
  const contactedBefore = before?.funnel[0]?.count ?? 0;
  const stages = funnel.map(({ stage, count, from_previous }, index) => {
    const earlier = before?.funnel.find((step) => step.stage === stage)?.count ?? 0;
    return {
      stage,
      count,
      earlier,
      name: t(`analytics.funnel.stage.${stage}`),
      share: share(count, contacted),
      kept: index === 0 ? null : share(from_previous, funnel[index - 1]?.count ?? 0),
      shareBefore: share(earlier, contactedBefore),
      href: listLink('prospects', { ...STAGE_FILTERS[stage], ...within }),
    };
  });
  const first = stages.findIndex(({ count }) => count > 0);
  const draw = (width: number) =>
    stages.map(({ stage, count, earlier, name, href, ...words }, index) => {
      const y = index * ROW;
      const length = contacted > 0 ? (width * count) / contacted : 0;
      return (
        <g key={stage}>
          <text y={y + 18} className={styles.strong}>
            {name}
          </text>
          <text x={width} y={y + 18} textAnchor="end">
            <tspan className={styles.strong}>{integer(count)}</tspan> · {words.share}
          </text>
          <rect y={y + 25} width={width} height="12" className={styles.track} />
          <rect y={y + 25} width={length} height="12" className={styles.first} />
          {before && contactedBefore > 0 && (
            <path d={`M${Math.max(1, (width * earlier) / contactedBefore)} ${y + 22}v18`} className={styles.before} />
          )}
          {words.kept !== null && (
            <text y={y + 53} className={styles.muted}>
              {t('analytics.funnel.kept', { share: words.kept })}
            </text>
          )}
          {before && (
            <text x={width} y={y + 53} textAnchor="end" className={styles.muted}>
              {t('analytics.funnel.earlier', { count: integer(earlier), share: words.shareBefore })}
            </text>
          )}
          {count > 0 && (
            <ChartLink
              to={href}
              label={`${name}, ${integer(count)}, ${words.share}`}
              isFirst={index === first}
              area={{ x: -4, y: y + 2, width: width + 8, height: 38 }}
            />
          )}
        </g>
      );
    });
  const day = (text: string) => text.split('-').reverse().join('.');
  return (
    <ChartSection
      title={t('analytics.funnel.title')}
      help={`${t('analytics.funnel.help')} ${before ? t('analytics.funnel.compared', { from: day(before.from), to: day(before.to) }) : t('analytics.funnel.uncompared')}`}
      file={t('analytics.funnel.file')}
      data={{
        head: [
          ...[t('analytics.funnel.stageColumn'), t('analytics.funnel.count'), t('analytics.funnel.share'), t('analytics.funnel.previous')],
          ...(before ? [t('analytics.funnel.countBefore'), t('analytics.funnel.shareBefore')] : []),
        ],
        rows: stages.map(({ stage, name, count, href, share: part, kept, earlier, shareBefore }) => ({
          key: stage,
          cells: [name, { value: count, href }, part, kept ?? '–', ...(before ? [earlier, shareBefore] : [])],
        })),
      }}
      height={() => stages.length * ROW}
      draw={draw}
    />
  );
}

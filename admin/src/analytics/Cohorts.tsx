import { Link } from 'react-router';
import { useApiQuery } from '../api/call-api';
import type { Cohorts as Figures } from '../api/types';
import { ChartLink } from '../components/chart/ChartLink';
import { ChartSection } from '../components/chart/ChartSection';
import styles from '../components/chart/chart.module.css';
import { cutTo } from '../components/chart/scale';
import { EmptyState } from '../components/EmptyState';
import { listLink } from '../components/list-link';
import { OptionalLink } from '../components/OptionalLink';
import { PageSection } from '../components/PageSection';
import { QueryContent } from '../components/QueryContent';
import { date, integer } from '../format/format';
import { useFormat } from '../format/use-format';
import { useText } from '../i18n/use-text';

interface CohortsProps {
  period: { from: string | null; to: string | null };
}

/** How far the prospects of each campaign came after its message. */
export function Cohorts({ period: { from, to } }: CohortsProps) {
  const t = useText();
  const query = useApiQuery('GET admin/analytics/campaigns', { from: from ?? undefined, to: to ?? undefined });
  return (
    <QueryContent query={query} failed={t('analytics.cohorts.failed')}>
      {(figures) =>
        figures.campaigns.length === 0 ? (
          <PageSection title={t('analytics.cohorts.title')}>
            <EmptyState
              title={t('analytics.cohorts.none')}
              action={<OptionalLink resource="campaigns">{t('analytics.cohorts.open')}</OptionalLink>}
            >
              {t('analytics.cohorts.noneHelp')}
            </EmptyState>
          </PageSection>
        ) : (
          <Drawn figures={figures} />
        )
      }
    </QueryContent>
  );
}

/** Px of the heads, of a campaign, and of a figure within. */
const [HEAD, ROW, GAP] = [24, 88, 16];

function Drawn({ figures: { total, campaigns } }: { figures: Figures }) {
  const t = useText();
  const { percent } = useFormat();
  const rows = campaigns.map(({ id, name, started_at, steps }) => {
    const sent = steps[0]?.count ?? 0;
    return {
      id,
      name,
      day: date(started_at),
      steps: steps.map(({ step, count }) => ({
        step,
        count,
        share: sent > 0 ? count / sent : 0,
        words: sent > 0 ? percent(count / sent) : '–',
        href: listLink('prospects', { in_campaign: id, campaign_step: step }),
      })),
    };
  });
  const steps = rows[0]?.steps.map(({ step }) => ({ step, name: t(`analytics.cohorts.step.${step}`) })) ?? [];
  const first = rows.flatMap((row) => row.steps).find(({ count }) => count > 0);
  const draw = (width: number) => {
    const room = (width + GAP) / steps.length;
    return (
      <>
        {steps.map(({ step, name }, index) => (
          <text key={step} x={index * room} y="14" className={styles.muted}>
            {name}
          </text>
        ))}
        {rows.map((row, order) => (
          <g key={row.id} transform={`translate(0 ${HEAD + order * ROW})`}>
            <path d={`M0 0H${width}`} className={styles.grid} />
            <text y="20" className={styles.strong}>
              {cutTo(row.name, width - 90)}
              <title>{row.name}</title>
            </text>
            <text x={width} y="20" textAnchor="end" className={styles.muted}>
              {row.day}
            </text>
            {row.steps.map((figure, index) => (
              <g key={figure.step} transform={`translate(${index * room} 30)`}>
                <Cell
                  figure={figure}
                  width={room - GAP}
                  label={`${row.name}, ${steps[index]?.name}, ${integer(figure.count)}, ${figure.words}`}
                  isFirst={figure === first}
                />
              </g>
            ))}
          </g>
        ))}
      </>
    );
  };
  return (
    <ChartSection
      title={t('analytics.cohorts.title')}
      help={t('analytics.cohorts.help')}
      file={t('analytics.cohorts.file')}
      data={{
        head: [
          ...[t('analytics.cohorts.campaign'), t('analytics.cohorts.started')],
          ...steps.flatMap(({ name }) => [name, `${name} (${t('analytics.funnel.share').toLowerCase()})`]),
        ],
        rows: rows.map(({ id, name, day, steps: of }) => ({
          key: id,
          cells: [name, day, ...of.flatMap(({ count, href, words }) => [{ value: count, href }, words])],
        })),
      }}
      height={() => HEAD + rows.length * ROW}
      draw={draw}
    >
      {total > campaigns.length && (
        <p className="grey py-2">
          {t('analytics.cohorts.more', { shown: campaigns.length, total })}{' '}
          <Link to={listLink('campaigns')}>{t('analytics.cohorts.open')}</Link>
        </p>
      )}
    </ChartSection>
  );
}

interface CellProps {
  figure: { count: number; share: number; words: string; href: string };
  width: number;
  label: string;
  isFirst: boolean;
}

function Cell({ figure: { count, share, words, href }, width, label, isFirst }: CellProps) {
  return (
    <>
      <text y="14" className={styles.strong}>
        {integer(count)}
      </text>
      <text x={width} y="14" textAnchor="end">
        {words}
      </text>
      <rect y="22" width={width} height="10" className={styles.track} />
      <rect y="22" width={width * share} height="10" className={styles.first} />
      {count > 0 && <ChartLink to={href} label={label} isFirst={isFirst} area={{ x: -4, y: -4, width: width + 8, height: 42 }} />}
    </>
  );
}

import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { csvOf } from '../../format/csv';
import { date, integer } from '../../format/format';
import { now } from '../../format/now';
import { useText } from '../../i18n/use-text';
import { useWidth } from '../../list/use-width';
import { useReportError } from '../dialog-errors';
import { PageSection } from '../PageSection';
import { saveFile } from '../save-file';
import { moveChartFocus } from './ChartLink';
import styles from './chart.module.css';
import { TableAlternative } from './TableAlternative';

/** Words, a number, or a number that opens its list. */
type Cell = string | number | { value: number; href: string };

export interface ChartData {
  head: string[];
  rows: { key: string; cells: Cell[] }[];
}

interface ChartSectionProps {
  title: string;
  help?: string | undefined;
  /** Of its files, without their ends. */
  file: string;
  /** Everything that the drawing shows, as a table and as a file. */
  data: ChartData;
  /** Px */
  height: (width: number) => number;
  /** Renders the chart in a given width, px. */
  draw: (width: number) => ReactNode;
  /** Below the drawing. */
  children?: ReactNode;
}

/** Narrower nothing could be drawn, px: a page that is hidden, or only on its way, has no width. */
const LEAST = 120;

/** A drawing in its own size, its figures as a table, and both as files. */
export function ChartSection({ title, help, file, data, height, draw, children }: ChartSectionProps) {
  const t = useText();
  const reportError = useReportError();
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const width = Math.floor(useWidth(box));
  const savePng = async () => {
    if (!svg.current) return;
    const { pngOf } = await import('./png');
    const note = t('analytics.chart.note', { date: date(now()) });
    await pngOf(svg.current, { title, note }).then(
      (picture) => saveFile(picture, `${file}.png`),
      () => reportError(t('analytics.chart.failed')),
    );
  };
  const saveCsv = () => {
    const rows = data.rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'object' ? cell.value : cell)));
    saveFile(new Blob([csvOf([data.head, ...rows])], { type: 'text/csv;charset=utf-8' }), `${file}.csv`);
  };
  return (
    <PageSection title={title} {...(help !== undefined && { help })}>
      <div ref={box} className={styles.chart}>
        {Number.isFinite(width) && width >= LEAST && (
          // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
          <svg ref={svg} width={width} height={height(width)} role="group" aria-label={title} onKeyDown={moveChartFocus}>
            {draw(width)}
          </svg>
        )}
      </div>
      {children}
      <div className={styles.foot}>
        <TableAlternative caption={title} head={data.head} rows={data.rows.map(({ key, cells }) => ({ key, cells: cells.map(shown) }))} />
        <p className="row gap-x-4">
          <button type="button" className="text-button" aria-label={t('analytics.chart.png', { title })} onClick={() => void savePng()}>
            PNG
          </button>
          <button type="button" className="text-button" aria-label={t('analytics.chart.csv', { title })} onClick={saveCsv}>
            CSV
          </button>
        </p>
      </div>
    </PageSection>
  );
}

function shown(cell: Cell): ReactNode {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return integer(cell);
  return (
    <Link key={cell.href} to={cell.href}>
      {integer(cell.value)}
    </Link>
  );
}

import { ChartLink } from '../components/chart/ChartLink';
import styles from '../components/chart/chart.module.css';
import { slicesOf } from '../components/chart/pie';
import { labelIn, niceEnd } from '../components/chart/scale';

interface Bin {
  from: number;
  count: number;
  label: string;
  /** Score, prospects and share. */
  words: string;
  href: string;
}

interface Histogram {
  bins: Bin[];
  /** Of 100. */
  mean: { at: number; words: string };
}

/** Side by side from this width on, px. */
const WIDE = 680;
const PIE = 320;
const RADIUS = 92;
/** Of the histogram; its bars stand between `TOP` and `BASE`. */
const HEIGHT = 236;
const [TOP, BASE] = [48, 204];
/** Slices below this share have no room for a label of their own. */
const LABELLED = 0.05;

export const drawnHeight = (width: number): number => (width >= WIDE ? HEIGHT : 2 * HEIGHT + 16);

/** The pie of the specification beside the histogram that is its legend: the same tones, in their order. */
export function ScoresDrawing({ width, bins, mean }: Histogram & { width: number }) {
  const isWide = width >= WIDE;
  return (
    <>
      <g transform={`translate(${(isWide ? PIE : width) / 2} ${HEIGHT / 2})`}>
        <Pie bins={bins} />
      </g>
      <g transform={isWide ? `translate(${PIE + 24} 0)` : `translate(0 ${HEIGHT + 16})`}>
        <Bars width={isWide ? width - PIE - 32 : width - 8} bins={bins} mean={mean} />
      </g>
    </>
  );
}

const tone = (order: number) => ({ fill: `color-mix(in srgb, var(--accent) ${10 + order * 10}%, var(--paper))` });

function Pie({ bins }: { bins: Bin[] }) {
  let turn = 0;
  return slicesOf(bins.map(({ count }) => count)).map(({ index, path, share }) => {
    const angle = (turn + share / 2) * 2 * Math.PI;
    turn += share;
    const x = Math.sin(angle) * (RADIUS + 10);
    return (
      <g key={index}>
        <path d={path} transform={`scale(${RADIUS})`} vectorEffect="non-scaling-stroke" className={styles.tone} style={tone(index)} />
        {share >= LABELLED && (
          <text x={x} y={5 - Math.cos(angle) * (RADIUS + 10)} textAnchor={Math.abs(x) < 12 ? 'middle' : x > 0 ? 'start' : 'end'}>
            {bins[index]?.label}
          </text>
        )}
      </g>
    );
  });
}

/** A number over the middle of its bar, or beside the line of the mean, which would cross it. */
function besideMean(middle: number, mean: number): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (Math.abs(middle - mean) > 16) return { x: middle, textAnchor: 'middle' };
  return middle < mean ? { x: mean - 6, textAnchor: 'end' } : { x: mean + 6, textAnchor: 'start' };
}

function Bars({ width, bins, mean }: Histogram & { width: number }) {
  const room = width / bins.length;
  const end = niceEnd(Math.max(...bins.map(({ count }) => count)));
  const first = bins.findIndex(({ count }) => count > 0);
  const at = (width * mean.at) / 100;
  const height = (count: number) => Math.max(2, ((BASE - TOP) * count) / end);
  return (
    <>
      {bins.map(
        ({ from, count }, index) =>
          count > 0 && (
            <rect
              key={from}
              x={index * room + 2}
              y={BASE - height(count)}
              width={room - 4}
              height={height(count)}
              className={styles.tone}
              style={tone(index)}
            />
          ),
      )}
      <path d={`M${at} 18V${BASE}`} className={styles.mean} />
      <text x={at} y={12} textAnchor={at < 60 ? 'start' : at > width - 60 ? 'end' : 'middle'} className={styles.strong}>
        {mean.words}
      </text>
      {bins.map(
        ({ from, count, words, href }, index) =>
          count > 0 && (
            <g key={from}>
              <text {...besideMean((index + 0.5) * room, at)} y={BASE - height(count) - 6} className={styles.halo}>
                {labelIn(count, room)}
              </text>
              <ChartLink
                to={href}
                label={words}
                isFirst={index === first}
                area={{ x: index * room + 1, y: TOP - 20, width: room - 2, height: BASE - TOP + 20 }}
              />
            </g>
          ),
      )}
      <path d={`M0 ${BASE}H${width}`} className={styles.axis} />
      {[...bins.map(({ from }) => from), 100].map((score) => (
        <g key={score}>
          <path d={`M${(width * score) / 100} ${BASE}v5`} className={styles.axis} />
          <text x={(width * score) / 100} y={BASE + 20} textAnchor="middle" className={styles.muted}>
            {score}
          </text>
        </g>
      ))}
    </>
  );
}

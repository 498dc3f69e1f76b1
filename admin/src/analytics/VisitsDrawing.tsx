import { ChartLink } from '../components/chart/ChartLink';
import styles from '../components/chart/chart.module.css';
import { niceEnd, spread, stepsOf } from '../components/chart/scale';
import { integer } from '../format/format';

export interface DrawnDay {
  day: string;
  people: number;
  technical: number;
  /** The figures of the day in words. */
  words: string;
  href: string;
}

interface VisitsDrawingProps {
  width: number;
  days: DrawnDay[];
  selected: number;
  people: string;
  technical: string;
  /** A day as its axis says it. */
  short: (day: string) => string;
}

const [TOP, BASE] = [64, 224];
const LEFT = 44;
export const VISITS_HEIGHT = 256;
/** As many dates as there are steps beside them. */
const DATES = 5;

/** A bar for the visits of people on each day, and a line for technical openings. */
export function VisitsDrawing({ width, days, selected, people, technical, short }: VisitsDrawingProps) {
  const end = niceEnd(Math.max(...days.flatMap((day) => [day.people, day.technical])));
  const room = (width - LEFT - 8) / days.length;
  const y = (value: number) => BASE - ((BASE - TOP) * value) / end;
  const middle = (index: number) => LEFT + (index + 0.5) * room;
  const first = days.findIndex((day) => day.people > 0);
  const line = days.map((day, index) => `${index === 0 ? 'M' : 'L'}${middle(index)} ${y(day.technical)}`).join('');
  const gap = room > 6 ? 2 : room > 3 ? 1 : 0;
  return (
    <>
      <Legend width={width} people={people} technical={technical} />
      {stepsOf(end).map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${width - 8}`} className={value === 0 ? styles.axis : styles.grid} />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className={styles.muted}>
            {integer(value)}
          </text>
        </g>
      ))}
      {days.map(
        (day, index) =>
          day.people > 0 && (
            <rect
              key={day.day}
              x={LEFT + index * room + gap / 2}
              y={y(day.people)}
              width={room - gap}
              height={BASE - y(day.people)}
              className={styles.first}
            />
          ),
      )}
      <path d={line} className={styles.technicalHalo} />
      <path d={line} className={styles.technical} />
      {days.map(
        (day, index) =>
          day.people > 0 && (
            <ChartLink
              key={day.day}
              to={day.href}
              label={day.words}
              isFirst={index === first}
              area={{ x: LEFT + index * room, y: TOP, width: room, height: BASE - TOP }}
            />
          ),
      )}
      <path d={`M${middle(selected)} ${BASE + 1}l5 7h-10z`} className={styles.selected} />
      {spread(days.length, DATES).map((index) => (
        <text
          key={index}
          x={middle(index)}
          y={BASE + 24}
          textAnchor={index === 0 && days.length > 1 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
          className={styles.muted}
        >
          {short(days[index]?.day ?? '')}
        </text>
      ))}
    </>
  );
}

function Legend({ width, people, technical }: { width: number; people: string; technical: string }) {
  const next = width < 420 ? 'translate(0 20)' : `translate(${people.length * 7.5 + 44} 0)`;
  return (
    <>
      <rect y="4" width="14" height="12" className={styles.first} />
      <text x="22" y="15">
        {people}
      </text>
      <g transform={next}>
        <path d="M0 10h16" className={styles.technical} />
        <text x="24" y="15">
          {technical}
        </text>
      </g>
    </>
  );
}

import { useId } from 'react';
import styles from './chart.module.css';
import { linePath, niceEnd, xAt, yAt } from './scale';

const WIDTH = 720;
const HEIGHT = 160;

interface DayLinesProps {
  title: string;
  /** Days in words, in order. */
  days: string[];
  first: { label: string; values: number[] };
  /** Drawn dashed. */
  second: { label: string; values: number[] };
  selected: number;
  onSelect: (index: number) => void;
  /** What the selected day says. */
  words: string;
  dayLabel: string;
}

/** Two lines over days. The slider below picks a day, by mouse, touch or keyboard. */
export function DayLines({ title, days, first, second, selected, onSelect, words, dayLabel }: DayLinesProps) {
  const id = useId();
  const end = niceEnd(Math.max(...first.values, ...second.values));
  const x = xAt(selected, days.length, WIDTH);
  return (
    <>
      <ul className="row gap-x-6 mb-2">
        <li className="row">
          <svg width="28" height="10" viewBox="0 0 28 10" aria-hidden="true">
            <path d="M0 5h28" className={styles.firstLine} strokeWidth="2" />
            <circle cx="14" cy="5" r="3" className={styles.first} />
          </svg>
          {first.label}
        </li>
        <li className="row">
          <svg width="28" height="10" viewBox="0 0 28 10" aria-hidden="true">
            <path d="M0 5h28" className={styles.secondLine} strokeWidth="2" />
            <path d="m14 1 4 4-4 4-4-4z" className={styles.third} />
          </svg>
          {second.label}
        </li>
      </ul>
      <div className={styles.plot}>
        <span>{end}</span>
        <span>0</span>
        <svg viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`} preserveAspectRatio="none" role="img" aria-label={title}>
          {[0, end / 2, end].map((value) => (
            <path key={value} d={`M0 ${yAt(value, end, HEIGHT)}H${WIDTH}`} className={styles.grid} />
          ))}
          <path d={`M${x} 0V${HEIGHT}`} className={styles.cursor} />
          <path d={linePath(second.values, end, WIDTH, HEIGHT)} className={styles.secondLine} />
          <path d={linePath(first.values, end, WIDTH, HEIGHT)} className={styles.firstLine} />
        </svg>
      </div>
      <label className="quiet block mt-3" htmlFor={id}>
        {dayLabel}
      </label>
      <div className={styles.plot}>
        <input
          id={id}
          type="range"
          min={0}
          max={days.length - 1}
          value={selected}
          aria-valuetext={words}
          onChange={({ target }) => onSelect(Number(target.value))}
        />
        <div className="flex between mt-1" aria-hidden="true">
          <span>{days[0]}</span>
          <span>{days.at(-1)}</span>
        </div>
      </div>
    </>
  );
}

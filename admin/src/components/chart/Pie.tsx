import { useId } from 'react';
import { Link } from 'react-router';
import styles from './chart.module.css';
import { Patterns, patternOf } from './Patterns';
import { slicesOf } from './pie';

interface Part {
  key: string;
  label: string;
  value: number;
  /** The value in words. */
  words: string;
  href: string;
}

/** Parts of a whole. The legend says every number and leads to what is behind it; patterns tell parts apart without colour. */
export function Pie({ title, parts }: { title: string; parts: Part[] }) {
  const id = useId();
  const slices = slicesOf(parts.map(({ value }) => value));
  return (
    <div className="row gap-4 gap-x-8">
      <svg className={styles.disc} viewBox="-1.04 -1.04 2.08 2.08" role="img" aria-label={title}>
        <Patterns id={id} scale={0.02} />
        {slices.map(({ index, path }, order) => (
          <path key={parts[index]?.key} d={path} fill={patternOf(id, order)} className={styles.slice} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {slices.map(({ index }, order) => {
          const part = parts[index] as Part;
          return (
            <li key={part.key}>
              <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                <Patterns id={`${id}-${order}`} scale={1} />
                <rect width="14" height="14" fill={patternOf(`${id}-${order}`, order)} />
              </svg>
              <span>{part.label}</span>
              <Link to={part.href}>{part.words}</Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import styles from './chart.module.css';

const COUNT = 4;

/** The four fixed colours of the charts, each with a pattern of its own. */
export function Patterns({ id, scale }: { id: string; scale: number }) {
  const frame = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' as const };
  return (
    <defs>
      <pattern id={`${id}-0`} {...frame} patternTransform={`scale(${scale})`}>
        <rect width="8" height="8" className={styles.first} />
      </pattern>
      <pattern id={`${id}-1`} {...frame} patternTransform={`scale(${scale}) rotate(45)`}>
        <rect width="8" height="8" className={styles.paper} />
        <rect width="5" height="8" className={styles.second} />
      </pattern>
      <pattern id={`${id}-2`} {...frame} patternTransform={`scale(${scale})`}>
        <rect width="8" height="8" className={styles.third} />
        <circle cx="4" cy="4" r="2" className={styles.paper} />
      </pattern>
      <pattern id={`${id}-3`} {...frame} patternTransform={`scale(${scale})`}>
        <rect width="8" height="8" className={styles.paper} />
        <rect width="8" height="4" className={styles.fourth} />
      </pattern>
    </defs>
  );
}

export const patternOf = (id: string, order: number): string => `url(#${id}-${order % COUNT})`;

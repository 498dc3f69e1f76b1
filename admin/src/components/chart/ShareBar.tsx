import styles from './chart.module.css';

/** A share as a bar on a track; the number stands beside it, so the drawing is silent. */
export function ShareBar({ share, tone = 'first' }: { share: number; tone?: 'first' | 'third' }) {
  const width = `${Math.max(0, Math.min(1, share)) * 100}%`;
  return (
    <svg className="block" width="100%" height="10" aria-hidden="true">
      <rect className={styles.track} width="100%" height="10" />
      <rect className={styles[tone]} width={width} height="10" />
    </svg>
  );
}

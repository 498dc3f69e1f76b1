import styles from './chart.module.css';

/** A share as a bar; hidden from screen readers, because the number is beside it. */
export function ShareBar({ share, tone = 'first' }: { share: number; tone?: 'first' | 'third' }) {
  const width = `${Math.max(0, Math.min(1, share)) * 100}%`;
  return (
    <svg className="block" width="100%" height="10" aria-hidden="true">
      <rect className={styles.track} width="100%" height="10" />
      <rect className={styles[tone]} width={width} height="10" />
    </svg>
  );
}

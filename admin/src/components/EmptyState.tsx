import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface EmptyStateProps {
  title: string;
  /** `h1` when there is nothing else on the page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing to show: why, and the next action. */
export function EmptyState({ title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

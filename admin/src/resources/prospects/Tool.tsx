import type { ReactNode } from 'react';
import styles from './prospect-show.module.css';

/** One thing that can be done, with what it is for. */
export function Tool({ title, text, action, children }: { title: string; text: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.tool}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
      {children && <div className="whole-line scrolls-x">{children}</div>}
    </section>
  );
}

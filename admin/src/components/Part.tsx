import type { ReactNode } from 'react';
import styles from './part.module.css';

/** A titled part of a page of figures. */
export function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {help && <p className="quiet measure mb-2">{help}</p>}
      {children}
    </section>
  );
}

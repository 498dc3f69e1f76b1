import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import styles from './page-head.module.css';

/** The head of a page: its name, what it is for, and at most one main action. */
export function PageHead({ title, lead, action }: { title: string; lead?: string | undefined; action?: ReactNode }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </header>
    </>
  );
}

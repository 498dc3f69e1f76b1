import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Where the page belongs: a link. */
  back?: ReactNode;
  lead?: string | undefined;
  action?: ReactNode;
}

/** The head of a page: where it belongs, its name, what it is for, and what can be done, at most one main action. */
export function PageHead({ title, back, lead, action }: PageHeadProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {back && <p className="grey mb-1">{back}</p>}
      <header className={styles.head} data-acts="">
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </header>
    </>
  );
}

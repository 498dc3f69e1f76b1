import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingPage } from './LoadingPage';
import styles from './layout.module.css';

/** What has never been answered; one that has failed waits for nobody. */
const FIRST = { predicate: ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0 };

/** Shows its parts once their first answers are here: one that came later would push away what somebody is about to press. */
export function Whole({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  useIsFetching(FIRST); // each answer that comes has this look again
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (!isWhole && client.isFetching(FIRST) === 0) setWhole(true);
  });
  return (
    <>
      {!isWhole && <LoadingPage />}
      <div className={styles.whole} hidden={!isWhole}>
        {children}
      </div>
    </>
  );
}

import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingPage } from './LoadingPage';
import styles from './layout.module.css';

/** A part that takes longer comes when it comes; nobody waits for it with the rest, ms. */
const PATIENCE_MS = 5000;

/** What has never been answered; one that has failed waits for nobody. */
const FIRST = { predicate: ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0 };

/** Shows its parts once their first answers are here: one that came later would push away what somebody is about to press. */
export function Whole({ children, patienceMs = PATIENCE_MS }: { children: ReactNode; patienceMs?: number }) {
  const client = useQueryClient();
  useIsFetching(FIRST); // each answer that comes has this look again
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (!isWhole && client.isFetching(FIRST) === 0) setWhole(true);
  });
  useEffect(() => {
    const timer = setTimeout(() => setWhole(true), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs]);
  return (
    <>
      {!isWhole && <LoadingPage />}
      <div className={styles.whole} hidden={!isWhole}>
        {children}
      </div>
    </>
  );
}

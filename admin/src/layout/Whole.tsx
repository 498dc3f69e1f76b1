import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingPage } from './LoadingPage';
import styles from './layout.module.css';

/** The longest time that the page waits for its first responses, ms. */
const PATIENCE_MS = 5000;

/** Queries without a first response; failed ones do not count. */
const FIRST = { predicate: ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0 };

/** Shows its children once their first queries have responded: a late section would move what the user is about to click. */
export function Whole({ children, patienceMs = PATIENCE_MS }: { children: ReactNode; patienceMs?: number }) {
  const client = useQueryClient();
  useIsFetching(FIRST); // renders again after each response
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

import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingPage } from './LoadingPage';
import styles from './layout.module.css';

/** The longest time that the page waits for its first responses, ms. */
const TIMEOUT_MS = 5000;

/** Queries without a first response; failed ones do not count. */
const FIRST = { predicate: ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0 };

/** Shows its children once their first queries have responded: a late section would move what the user is about to click. */
export function ShowWhenLoaded({ children, timeoutMs = TIMEOUT_MS }: { children: ReactNode; timeoutMs?: number }) {
  const client = useQueryClient();
  useIsFetching(FIRST); // renders again after each response
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isLoaded && client.isFetching(FIRST) === 0) setLoaded(true);
  });
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs]);
  return (
    <>
      {!isLoaded && <LoadingPage />}
      <div className={styles.whole} hidden={!isLoaded}>
        {children}
      </div>
    </>
  );
}

import { useEffect, useRef } from 'react';
import { SENT_AFTER_MS } from '../../../../backend/src/rules/form-times.rules.ts';

/** Returns when the form was shown, after a minimum time for browsers that fill it in at once. */
export function useFillTime() {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  return async (): Promise<number> => {
    const left = shownAt.current + SENT_AFTER_MS - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return shownAt.current;
  };
}

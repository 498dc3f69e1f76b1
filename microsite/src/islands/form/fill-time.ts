import { useEffect, useRef } from 'react';

/** The server takes a form that was filled in quicker for a program's; a little longer than its own limit. */
const MIN_FILL_MS = 2500;

/** When the form was shown, and a wait for those whose browser fills it in at once. */
export function useFillTime() {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  return async (): Promise<number> => {
    const left = shownAt.current + MIN_FILL_MS - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return shownAt.current;
  };
}

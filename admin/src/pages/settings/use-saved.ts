import { useEffect, useState } from 'react';

/** A state of success goes after this time (specification 3, section 9). */
const SAVED_MS = 3000;

/** Whether something was saved just now, and the call that says so. */
export function useSavedFor3s(): [isSaved: boolean, markSaved: () => void] {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    if (savedAt === null) return;
    const timer = setTimeout(() => setSavedAt(null), SAVED_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);
  return [savedAt !== null, () => setSavedAt(Date.now())];
}

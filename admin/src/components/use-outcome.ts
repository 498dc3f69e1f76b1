import { useEffect, useState } from 'react';

/** A note of success goes after this time (specification 3, section 9). */
const SAVED_MS = 3000;

/** How the last attempt ended, one thing at a time: a new attempt takes the place of what was said of the one before. */
export function useOutcome<Outcome extends { kind: string }>() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSaved = outcome?.kind === 'saved';
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setOutcome(null), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  return [outcome, setOutcome] as const;
}

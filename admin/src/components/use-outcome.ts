import { useEffect, useState } from 'react';

/** How long a success is shown (specification 3, section 9). */
const SAVED_MS = 3000;

/** The result of the last attempt; a success is cleared after three seconds. */
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

import { useEffect, useState } from 'react';
import type { TrialScreens } from './TrialScreens.tsx';

const RETRY_MS = 1000;
/** Events of a form in use. */
const BEGUN = ['focusin', 'input'];

async function load(): Promise<typeof TrialScreens> {
  for (;;) {
    try {
      const late = await import('./TrialScreens.tsx');
      return late.TrialScreens;
    } catch {
      await new Promise((waited) => setTimeout(waited, RETRY_MS));
    }
  }
}

/** Loads the screens after the form while it is filled in; null until then. Retries without a connection. */
export function useLazyScreens(areNeeded: boolean): typeof TrialScreens | null {
  const [Screens, setScreens] = useState<typeof TrialScreens | null>(null);
  useEffect(() => {
    if (Screens) return;
    const waiting = new AbortController();
    const fetch = () => {
      waiting.abort();
      void load().then((loaded) => setScreens(() => loaded));
    };
    if (areNeeded) fetch();
    else for (const event of BEGUN) addEventListener(event, fetch, waiting);
    return () => waiting.abort();
  }, [areNeeded, Screens]);
  return Screens;
}

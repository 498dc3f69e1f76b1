import { useEffect, useState } from 'react';
import { REFRESH_MS } from '../../lib/offline/browser-queue.ts';
import { QUALITY_LABELS, type Quality, qualityOf, statusText } from '../../lib/offline/connection.ts';
import { LastOnline } from '../../lib/offline/last-online.ts';

/** Network Information API, which only some browsers have. */
interface Network {
  effectiveType?: string;
}

export interface Connection {
  quality: Quality;
  /** « En ligne », « Hors ligne depuis 3 minutes »… */
  text: string;
  /** Of the quality; null when the browser does not report it. */
  label: string | null;
  /** Answers that wait to be sent. */
  waiting: number;
}

/** Until the page runs. */
export const UNKNOWN_CONNECTION: Connection = { quality: 'good', text: '', label: null, waiting: 0 };

/** The state of the connection and of the queue, every five seconds and at each change. */
export function useConnection(countWaiting: () => number): Connection & { refresh(): void } {
  const [connection, setConnection] = useState(UNKNOWN_CONNECTION);
  const [lastOnline] = useState(() => new LastOnline(() => window.localStorage));
  const refresh = () => {
    const { onLine } = navigator;
    const type = (navigator as { connection?: Network }).connection?.effectiveType;
    const quality = qualityOf(onLine, type);
    const text = statusText(onLine, lastOnline.read(), Date.now());
    setConnection({ quality, text, label: onLine && type ? QUALITY_LABELS[quality] : null, waiting: countWaiting() });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything it uses is read when it runs
  useEffect(() => {
    const look = () => {
      if (navigator.onLine) lastOnline.mark(Date.now());
      refresh();
    };
    const cut = () => {
      lastOnline.mark(Date.now());
      refresh();
    };
    look();
    const timer = setInterval(look, REFRESH_MS);
    addEventListener('online', look);
    addEventListener('offline', cut);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      removeEventListener('offline', cut);
    };
  }, [lastOnline]);
  return { ...connection, refresh };
}

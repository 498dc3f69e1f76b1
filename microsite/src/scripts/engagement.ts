import { type EventType, sendEvent } from '../lib/api.ts';

const DWELL_MS = 1000;

/**
 * Resolves once the page was visible for one whole second. Mail gateways and previews that only fetch
 * the link never get so far (decision 22).
 */
export function personPresent(dwellMs = DWELL_MS): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', watch);
        resolve();
      }, dwellMs);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
  });
}

/** Records once that a person saw the page. */
export async function recordView(token: string, type: EventType): Promise<void> {
  await personPresent();
  await sendEvent(token, type);
}

/** The largest share of the server's time that polling may take: the interval is the response time divided by it. */
const SHARE = 0.01;
/** The longest interval, ms. */
const LONGEST = 120_000;

/**
 * Repeats a request `pace` ms after each response; with `isPatient` later when responses are slow. Pauses while the page is hidden and
 * continues at once when it is shown. Errors are ignored. Returns the function that stops it.
 */
export function calmly(
  question: (signal: AbortSignal) => Promise<void>,
  { pace, isPatient }: { pace: number; isPatient: boolean },
): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(ask, ms);
  };
  const ask = async () => {
    if (document.visibilityState === 'hidden' || isAsking) return;
    isAsking = true;
    const began = performance.now();
    await question(end.signal).catch(() => undefined);
    isAsking = false;
    const calm = isPatient ? Math.min((performance.now() - began) / SHARE, LONGEST) : 0;
    if (!end.signal.aborted) wait(Math.max(pace, calm));
  };
  const look = () => {
    if (document.visibilityState !== 'hidden') wait(0);
  };
  document.addEventListener('visibilitychange', look);
  wait(pace);
  return () => {
    end.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

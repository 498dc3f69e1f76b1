/** The largest share of the server's time that polling may take: the interval is the response time divided by it. */
const SHARE = 0.01;
/** The longest interval, ms. */
const LONGEST = 120_000;

/**
 * Repeats a request `pace` ms after each response; with `isAdaptive` later when responses are slow. Pauses while the page is hidden and
 * continues at once when it is shown. Errors are ignored. Returns the function that stops it.
 */
export function poll(
  request: (signal: AbortSignal) => Promise<void>,
  { pace, isAdaptive }: { pace: number; isAdaptive: boolean },
): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const run = async () => {
    if (document.visibilityState === 'hidden' || isRunning) return;
    isRunning = true;
    const began = performance.now();
    await request(end.signal).catch(() => undefined);
    isRunning = false;
    const delay = isAdaptive ? Math.min((performance.now() - began) / SHARE, LONGEST) : 0;
    if (!end.signal.aborted) wait(Math.max(pace, delay));
  };
  const resume = () => {
    if (document.visibilityState !== 'hidden') wait(0);
  };
  document.addEventListener('visibilitychange', resume);
  wait(pace);
  return () => {
    end.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', resume);
  };
}

/** Of the server's time, about this share at most goes into questions that nobody has asked for, */
const SHARE = 0.01;
/** ms, but an answer that was long on its way does not end the asking. */
const LONGEST = 120_000;

/**
 * Asks again and again, `pace` ms after each answer, where `isPatient` the later the longer an answer takes; only while somebody looks at the
 * page, and at once when they come back to it. What fails is asked again. Answers the function that ends it.
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

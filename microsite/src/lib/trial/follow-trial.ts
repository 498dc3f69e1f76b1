import { apiPath, call, problemOf, type TrialProgress } from '../api.ts';
import { trialProgressPath } from './trial-api.ts';

const ASK_AGAIN_MS = 2000;

export interface Following {
  onProgress(progress: TrialProgress): void;
  /** The trial is not there (any more). */
  onLost(): void;
}

/**
 * Tells each step of a trial until it is over: by server-sent events, and by asking where these do not come through. A
 * lost connection is waited for. Answers the function that ends it.
 */
export function followTrial(token: string, { onProgress, onLost }: Following): () => void {
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const source = new EventSource(apiPath(trialProgressPath(token)));
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    source.close();
  };
  const tell = (progress: TrialProgress) => {
    if (isEnded) return;
    if (progress.status === 'completed' || progress.status === 'failed') end();
    onProgress(progress);
  };
  const ask = async () => {
    const answer = await call<TrialProgress>(trialProgressPath(token));
    if (isEnded) return;
    const problem = problemOf(answer);
    if (problem?.status === 404) {
      end();
      return onLost();
    }
    if (!problem) tell(answer as TrialProgress);
    if (!isEnded) timer = setTimeout(() => void ask(), problem?.retryAfterMs ?? ASK_AGAIN_MS);
  };
  source.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as TrialProgress);
  source.onerror = () => {
    // while it connects again by itself there is nothing to do
    if (source.readyState === EventSource.CLOSED && !isEnded) void ask();
  };
  return end;
}

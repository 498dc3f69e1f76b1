import { useCallback, useEffect, useRef, useState } from 'react';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { GENERAL_ERRORS } from '../../content/trial.ts';
import type { TrialProgress } from '../../lib/api.ts';
import { followTrial } from '../../lib/trial/follow-trial.ts';
import { hashOf, removeSavedTrial, trialInHash } from '../../lib/trial/saved-trial.ts';
import { withQuery } from '../../lib/with-query.ts';

/** Specification 1, section 2.5. */
const REDIRECT_MS = 1000;

const writeHash = (hash: string) => history.replaceState(history.state, '', location.pathname + location.search + hash);

/** What failed: the sentence, and what is known of the cause. */
export interface Failure {
  message: string;
  cause: string | null;
}

/** The trial under way: it is followed, also when the page is opened again, and leads to its report. `embedded`: the address and the page of the frame stay as they are. */
export function useRunningTrial(onFailure: (failure: Failure) => void, embedded: boolean) {
  /** Null while the form is shown. */
  const [trial, setTrial] = useState<{ progress: TrialProgress | null } | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const setHash = useCallback((hash: string) => embedded || writeHash(hash), [embedded]);

  const end = useCallback(() => {
    setHash('');
    setTrial(null);
  }, [setHash]);
  const begin = useCallback(() => setTrial({ progress: null }), []);

  const follow = useCallback(
    (token: string) => {
      const fail = (cause: string | null) => {
        end();
        onFailure({ message: GENERAL_ERRORS.other, cause });
      };
      begin();
      setHash(hashOf(token));
      stop.current = followTrial(token, {
        onLost: () => fail(null),
        onProgress: (progress) => {
          if (progress.status === 'failed') return fail(progress.message);
          setTrial({ progress });
          if (progress.status === 'completed' && !embedded) leadToReport(progress.token);
        },
      });
    },
    [begin, end, onFailure, setHash, embedded],
  );

  useEffect(() => {
    const running = embedded ? null : trialInHash(location.hash);
    if (running) follow(running);
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', renew);
    return () => {
      removeEventListener('pageshow', renew);
      stop.current();
    };
  }, [follow, embedded]);

  return { trial, begin, follow, end };
}

function leadToReport(token: TrialProgress['token']): void {
  removeSavedTrial(() => window.sessionStorage);
  setTimeout(() => {
    // going back from the report shows the form, not this screen that would lead there again
    writeHash('');
    location.assign(withQuery(pagePath('report', token), location.search));
  }, REDIRECT_MS);
}

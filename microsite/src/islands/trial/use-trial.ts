import { useCallback, useEffect, useRef, useState } from 'react';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { GENERAL_ERRORS } from '../../content/trial.ts';
import { problemOf, type StartedTrial, staffToken, startTrial, type TrialProgress } from '../../lib/api.ts';
import { keepToken, withQuery } from '../../lib/token.ts';
import { followTrial } from '../../lib/trial/follow-trial.ts';
import { forgetTrial, hashOf, keepTrial, keptTrial, trialInHash } from '../../lib/trial/kept-trial.ts';
import { FRESH_TRIAL, TRIAL_FIELDS, type TrialErrors, type TrialField, type TrialValues } from '../../lib/trial/trial-form.ts';
import { useEarlyInput } from '../form/early-input.ts';
import { useFillTime } from '../form/fill-time.ts';

/** Specification 1, section 2.5. */
const REDIRECT_MS = 1000;

const storage = () => window.sessionStorage;
const setHash = (hash: string) => history.replaceState(history.state, '', location.pathname + location.search + hash);

/** What failed: the sentence, and what is known of the cause. */
export interface Failure {
  message: string;
  cause: string | null;
}

/** The form, then the progress of the trial, then its page; a failure leads back to the form with everything in it. */
export function useTrial() {
  const [values, setValues] = useState<TrialValues>(FRESH_TRIAL);
  const [refusals, setRefusals] = useState<TrialErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Null while the form is shown. */
  const [trial, setTrial] = useState<{ progress: TrialProgress | null } | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const filledIn = useFillTime();
  useEarlyInput<TrialValues>('.trial-form', (early) => setValues({ ...keptTrial(storage), ...early }));

  const backToForm = useCallback((message: string | null, cause: string | null = null, errors: TrialErrors = {}) => {
    setHash('');
    setTrial(null);
    setFailure(message === null ? null : { message, cause });
    setRefusals(errors);
  }, []);

  const follow = useCallback(
    (token: string) => {
      setTrial({ progress: null });
      setHash(hashOf(token));
      stop.current = followTrial(token, {
        onLost: () => backToForm(GENERAL_ERRORS.other),
        onProgress: (progress) => {
          if (progress.status === 'failed') return backToForm(GENERAL_ERRORS.other, progress.message);
          setTrial({ progress });
          if (progress.status !== 'completed') return;
          forgetTrial(storage);
          setTimeout(() => {
            // going back from the report shows the form, not this screen that would lead there again
            setHash('');
            location.assign(withQuery(pagePath('report', progress.token), location.search));
          }, REDIRECT_MS);
        },
      });
    },
    [backToForm],
  );

  useEffect(() => {
    const running = trialInHash(location.hash);
    if (running) follow(running);
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', renew);
    return () => {
      removeEventListener('pageshow', renew);
      stop.current();
    };
  }, [follow]);

  const change = (changes: Partial<TrialValues>) => {
    setValues((known) => ({ ...known, ...changes }));
    setRefusals((known) => without(known, Object.keys(changes) as TrialField[]));
  };

  const submit = async (fax: string) => {
    setFailure(null);
    setRefusals({});
    setTrial({ progress: null });
    keepTrial(storage, values);
    const startedAt = await filledIn();
    // `?interne`: the agency's own trials, opened from the back-office
    const staff = new URLSearchParams(location.search).has('interne') ? await staffToken() : null;
    const answer = await startTrial({ ...values, consent: true, ...(fax && { fax }), startedAt }, staff);
    const problem = problemOf(answer);
    if (!problem) {
      const { token } = answer as StartedTrial;
      keepToken(window, token, Date.now());
      return follow(token);
    }
    const known = problem.status > 0 && problem.status < 500 ? problem.message : '';
    // what concerns one field is said beside it alone
    const errors = problem.status === 422 ? onlyFields(problem.errors) : {};
    const general = known || (problem.status >= 500 ? GENERAL_ERRORS.start : GENERAL_ERRORS.other);
    backToForm(Object.keys(errors).length > 0 ? null : general, null, errors);
  };

  return { values, change, refusals, failure, trial, submit };
}

const without = (errors: TrialErrors, fields: readonly TrialField[]): TrialErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field as TrialField)));
const onlyFields = (errors: Record<string, string> = {}): TrialErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => TRIAL_FIELDS.includes(field as TrialField)));

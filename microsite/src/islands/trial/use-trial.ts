import { useCallback, useEffect, useState } from 'react';
import { GENERAL_ERRORS } from '../../content/trial.ts';
import { type Problem, type PublicAgency, problemOf, type StartedTrial } from '../../lib/api.ts';
import { storeToken } from '../../lib/token.ts';
import { hostOrigin } from '../../lib/trial/host-page.ts';
import { savedTrial, saveTrial } from '../../lib/trial/saved-trial.ts';
import { startTrial } from '../../lib/trial/trial-api.ts';
import { FRESH_TRIAL, TRIAL_FIELDS, type TrialErrors, type TrialField, type TrialValues, withScheme } from '../../lib/trial/trial-form.ts';
import { PAGE_FIELDS } from '../../lib/with-query.ts';
import { useEarlyInput } from '../form/early-input.ts';
import { useFillTime } from '../form/fill-time.ts';
import { type Failure, useRunningTrial } from './use-running-trial.ts';

const storage = () => window.sessionStorage;

/** The form, then the progress of the trial, then its page; a failure leads back to the form with everything in it. `embedded`: nothing is stored. */
export function useTrial(embedded: boolean) {
  const [values, setValues] = useState<TrialValues>(FRESH_TRIAL);
  const [refusals, setRefusals] = useState<TrialErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const filledIn = useFillTime();
  /** What was sent instead of a trial that can be followed here. */
  const [sent, setSent] = useState<'confirmation' | 'link' | null>(null);
  const acceptsOthers = useAcceptsOthers();
  useEarlyInput<TrialValues & { site: string }>(':is(.trial-form, .entrance)', ({ site = requestedSite(), ...early }) => {
    setValues({ ...(embedded ? FRESH_TRIAL : savedTrial(storage)), ...(site && { websiteUrl: site }), ...early });
    if (requestedSite()) document.querySelector<HTMLElement>('.trial-form [name="email"]')?.focus();
  });

  const refuse = useCallback((known: Failure | null, errors: TrialErrors = {}) => {
    setFailure(known);
    setRefusals(errors);
  }, []);
  const { trial, begin, follow, end } = useRunningTrial(refuse, embedded);

  // a reload keeps what was typed
  useEffect(() => {
    if (values !== FRESH_TRIAL && !embedded) saveTrial(storage, values);
  }, [values, embedded]);

  const change = (changes: Partial<TrialValues>) => {
    setValues((known) => ({ ...known, ...changes }));
    setRefusals((known) => without(known, Object.keys(changes) as TrialField[]));
  };

  const submit = async (fax: string) => {
    refuse(null);
    begin();
    const startedAt = await filledIn();
    // `?interne`: the agency's own trials, opened from the back-office
    const isStaff = !embedded && new URLSearchParams(location.search).has(PAGE_FIELDS.staff);
    const staff = isStaff
      ? await import('../../lib/trial/staff-token.ts').then(
          ({ staffToken }) => staffToken(),
          () => null,
        )
      : null;
    const widgetOrigin = hostOrigin();
    const request = { ...values, consent: true as const, ...(fax && { fax }), ...(widgetOrigin && { widgetOrigin }), startedAt };
    const answer = await startTrial(request, staff);
    const problem = problemOf(answer);
    if (problem) {
      end();
      return refuse(...refusalOf(problem));
    }
    const { token, reviewRequired } = answer as StartedTrial;
    if (token === null) {
      end();
      return setSent(reviewRequired ? 'confirmation' : 'link');
    }
    if (!embedded) storeToken(window, token, Date.now());
    follow(token);
  };

  return { values, change, refusals, failure, acceptsOthers, trial, sent, submit };
}

/** `/essai?site=exemple.ch`, as the home page leads there before its script runs. */
const requestedSite = (): string => withScheme(new URLSearchParams(location.search).get(PAGE_FIELDS.site) ?? '');

/** The agency’s setting; unknown until the page has its data, then the server decides. */
function useAcceptsOthers(): boolean {
  const [accepts, setAccepts] = useState(true);
  useEffect(() => {
    void window.pageData.answer.then((answer) => setAccepts((answer as Partial<PublicAgency>).trial?.otherAddresses ?? true));
  }, []);
  return accepts;
}

/** Errors of single fields are shown beside these fields only. */
function refusalOf({ status, message, errors }: Problem): [Failure | null, TrialErrors] {
  const wrong = status === 422 ? onlyFields(errors) : {};
  if (Object.keys(wrong).length > 0) return [null, wrong];
  const known = status > 0 && status < 500 ? message : '';
  return [{ message: known || (status >= 500 ? GENERAL_ERRORS.start : GENERAL_ERRORS.other), cause: null }, {}];
}

const without = (errors: TrialErrors, fields: readonly TrialField[]): TrialErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field as TrialField)));
const onlyFields = (errors: Record<string, string> = {}): TrialErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => TRIAL_FIELDS.includes(field as TrialField)));

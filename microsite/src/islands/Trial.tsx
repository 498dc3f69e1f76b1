import { useEffect, useRef, useState } from 'react';
import { guarded } from './ErrorBoundary.tsx';
import { SiteField } from './trial/SiteField.tsx';
import { TrialForm } from './trial/TrialForm.tsx';
import { useLazyScreens } from './trial/use-lazy-screens.ts';
import { useTrial } from './trial/use-trial.ts';

/** The form of a trial and, once it is sent, what follows in the whole page's place. `asksSite`: the address of the site first, alone. */
export const Trial = guarded(TrialScreens);

function TrialScreens({ asksSite = false }: { asksSite?: boolean }) {
  const { trial, sent, values, ...form } = useTrial();
  const [isAsking, setAsking] = useState(asksSite);
  const isRunning = trial !== null || sent !== null;
  const Screens = useLazyScreens(isRunning);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-trial-running', isRunning);
    // another screen begins at its top; the first one stays where its reader is by now
    if (wasRunning.current !== isRunning) scrollTo({ top: 0 });
    wasRunning.current = isRunning;
  }, [isRunning]);
  if (isRunning) {
    if (!Screens) return <section className="trial-progress page" aria-busy="true" />;
    return <Screens trial={trial} company={values.companyName} email={values.email} isReviewed={sent === 'confirmation'} />;
  }
  if (isAsking) return <SiteField values={values} change={form.change} next={() => setAsking(false)} />;
  return <TrialForm values={values} {...form} beginsAt={asksSite ? 'email' : undefined} />;
}

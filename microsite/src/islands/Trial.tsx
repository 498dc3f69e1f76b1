import { useEffect, useRef } from 'react';
import { guarded } from './ErrorBoundary.tsx';
import { TrialForm } from './trial/TrialForm.tsx';
import { TrialProgressScreen } from './trial/TrialProgressScreen.tsx';
import { useTrial } from './trial/use-trial.ts';

/** The form of the trial page and, once it is sent, the progress screen in the whole page's place. */
export const Trial = guarded(TrialScreens);

function TrialScreens() {
  const { trial, values, ...form } = useTrial();
  const isRunning = trial !== null;
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-trial-running', isRunning);
    // another screen begins at its top; the first one stays where its reader is by now
    if (wasRunning.current !== isRunning) scrollTo({ top: 0 });
    wasRunning.current = isRunning;
  }, [isRunning]);
  return trial ? (
    <TrialProgressScreen progress={trial.progress} company={values.companyName} email={values.email} />
  ) : (
    <TrialForm values={values} {...form} />
  );
}

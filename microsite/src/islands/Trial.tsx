import { useEffect, useRef, useState } from 'react';
import { WIDGET_MESSAGES } from '../../../backend/src/rules/widget.rules.ts';
import { tellHost } from '../lib/trial/host-page.ts';
import { guarded } from './ErrorBoundary.tsx';
import { SiteField } from './trial/SiteField.tsx';
import { TrialForm } from './trial/TrialForm.tsx';
import { useLazyScreens } from './trial/use-lazy-screens.ts';
import { useTrial } from './trial/use-trial.ts';

/**
 * The form of a trial and, once it is sent, what follows in the whole page's place. `asksSite`: the address of the site first, alone.
 * `embedded`: in the frame of the widget, where nothing is stored and the report opens in a window of its own.
 */
export const Trial = guarded(TrialScreens);

function TrialScreens({ asksSite = false, embedded = false }: { asksSite?: boolean; embedded?: boolean }) {
  const { trial, sent, values, ...form } = useTrial(embedded);
  const [isAsking, setAsking] = useState(asksSite);
  const isRunning = trial !== null || sent !== null;
  const Screens = useLazyScreens(isRunning);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-trial-running', isRunning);
    // another screen begins at its top; the first one stays where its reader is by now
    if (wasRunning.current !== isRunning) toTop(embedded);
    wasRunning.current = isRunning;
  }, [isRunning, embedded]);
  if (isRunning) {
    if (!Screens) return <section className="trial-progress page" aria-busy="true" />;
    return (
      <Screens trial={trial} company={values.companyName} email={values.email} isReviewed={sent === 'confirmation'} embedded={embedded} />
    );
  }
  if (isAsking) return <SiteField values={values} change={form.change} next={() => setAsking(false)} />;
  return <TrialForm values={values} {...form} beginsAt={asksSite ? 'email' : undefined} embedded={embedded} />;
}

function toTop(embedded: boolean): void {
  if (embedded) tellHost({ type: WIDGET_MESSAGES.top });
  else scrollTo({ top: 0 });
}

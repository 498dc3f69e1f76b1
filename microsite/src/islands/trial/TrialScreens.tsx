import type { TrialProgress } from '../../lib/api.ts';
import { TrialProgressScreen } from './TrialProgressScreen.tsx';
import { TrialReadyScreen } from './TrialReadyScreen.tsx';
import { TrialSentScreen } from './TrialSentScreen.tsx';

interface Props {
  /** The trial that is followed here; null when something else was sent. */
  trial: { progress: TrialProgress | null } | null;
  company: string;
  email: string;
  /** The address must be confirmed, and staff reviews the request. */
  isReviewed: boolean;
  /** In the frame of the widget the visitor opens the report; elsewhere the page leads there by itself. */
  embedded: boolean;
}

/** What follows a sent form. */
export function TrialScreens({ trial, company, email, isReviewed, embedded }: Props) {
  if (embedded && trial?.progress?.status === 'completed') return <TrialReadyScreen token={trial.progress.token} />;
  if (trial) return <TrialProgressScreen progress={trial.progress} company={company} email={email} hasQuotes={!embedded} />;
  return <TrialSentScreen email={email} isReviewed={isReviewed} />;
}

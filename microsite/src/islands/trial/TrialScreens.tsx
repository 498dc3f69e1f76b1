import type { TrialProgress } from '../../lib/api.ts';
import { TrialProgressScreen } from './TrialProgressScreen.tsx';
import { TrialSentScreen } from './TrialSentScreen.tsx';

interface Props {
  /** The trial that is followed here; null when something else was sent. */
  trial: { progress: TrialProgress | null } | null;
  company: string;
  email: string;
  /** The address must be confirmed, and staff reviews the request. */
  isReviewed: boolean;
}

/** What follows a sent form. */
export function TrialScreens({ trial, company, email, isReviewed }: Props) {
  if (trial) return <TrialProgressScreen progress={trial.progress} company={company} email={email} />;
  return <TrialSentScreen email={email} isReviewed={isReviewed} />;
}

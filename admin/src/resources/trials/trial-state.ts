import { stateChip } from '../../components/state-chip';

export const TRIAL_STATUSES = ['awaiting_review', 'awaiting_verification', 'running', 'completed', 'failed', 'refused'] as const;

export const TrialState = stateChip('trials.status', {
  awaiting_review: 'fair',
  awaiting_verification: { tone: 'neutral', quiet: true },
  refused: { tone: 'neutral', quiet: true },
  running: { tone: 'accent', shape: 'running' },
  completed: 'good',
  failed: 'poor',
});

const UNCONFIRMED = { tone: 'neutral', quiet: true } as const;

/** Whether the visitor has confirmed the e-mail address. */
export const TrialVerification = stateChip('trials.verification', { confirmed: 'good', pending: UNCONFIRMED, none: UNCONFIRMED });

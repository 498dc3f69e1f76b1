import { stateChip } from '../../components/state-chip';

export const OutboxState = stateChip('outbox.status', {
  queued: { tone: 'neutral', shape: 'dashed' },
  sending: { tone: 'accent', shape: 'running' },
  sent: { tone: 'good', quiet: true },
  failed: 'poor',
  cancelled: { tone: 'neutral', quiet: true },
  unknown: 'fair',
});

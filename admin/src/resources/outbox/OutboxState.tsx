import type { OutboxStatus } from '../../api/types';
import { Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';

const TONES: Record<OutboxStatus, Tone> = {
  queued: 'neutral',
  sending: 'accent',
  sent: 'good',
  failed: 'poor',
  cancelled: 'neutral',
  unknown: 'fair',
};

export function OutboxState({ status }: { status: OutboxStatus }) {
  const t = useText();
  return (
    <Status
      tone={TONES[status]}
      shape={status === 'sending' ? 'running' : status === 'queued' ? 'dashed' : undefined}
      quiet={status === 'cancelled' || status === 'sent'}
    >
      {t(`outbox.status.${status}`)}
    </Status>
  );
}

import type { AuditDocumentState as State } from '../../api/types';
import { Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';

/** In the order of the work. */
export const DOCUMENT_STATES: State[] = ['none', 'preparing', 'to_review', 'ready', 'sent', 'failed', 'unclear'];

const TONES: Record<State, Tone> = {
  none: 'neutral',
  preparing: 'accent',
  to_review: 'fair',
  ready: 'accent',
  sent: 'good',
  failed: 'poor',
  unclear: 'fair',
};

/** How far the PDF of a request is. */
export function AuditDocumentState({ state }: { state: State }) {
  const t = useText();
  return (
    <Status tone={TONES[state]} quiet={state === 'none'} {...(state === 'preparing' && { shape: 'running' as const })}>
      {t(`auditRequests.document.${state}`)}
    </Status>
  );
}

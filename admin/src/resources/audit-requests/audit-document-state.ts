import type { AuditDocumentState as State } from '../../api/types';
import { stateChip } from '../../components/state-chip';

/** In the order of the work. */
export const DOCUMENT_STATES: State[] = ['none', 'preparing', 'to_review', 'ready', 'sent', 'failed', 'unclear'];

/** How far the PDF of a request is. */
export const AuditDocumentState = stateChip('auditRequests.document', {
  none: { tone: 'neutral', quiet: true },
  preparing: { tone: 'accent', shape: 'running' },
  to_review: 'fair',
  ready: 'accent',
  sent: 'good',
  failed: 'poor',
  unclear: 'fair',
});

import { type ScanVerdict, scanVerdict } from '../../../backend/src/rules/scan-outcomes.rules';
import type { ScanRecord } from '../api/types';
import { stateChip } from './state-chip';

/** How a scan ended, in the same words and the same colour on every screen. */
const Verdict = stateChip<'scan.verdict', ScanVerdict>('scan.verdict', {
  measured: 'good',
  partial: 'fair',
  unreachable: 'poor',
  otherPage: 'poor',
  sample: 'neutral',
  failed: 'poor',
  cancelled: 'neutral',
});

/** Of all prospects of a scan, or of one; nothing while it goes on. */
export function ScanVerdictMark({ scan }: { scan: Pick<ScanRecord, 'status' | 'outcomes'> }) {
  const verdict = scanVerdict(scan);
  return verdict && <Verdict state={verdict} />;
}

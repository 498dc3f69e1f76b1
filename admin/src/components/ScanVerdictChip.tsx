import { type ScanVerdict, scanVerdict } from '../../../backend/src/rules/scan-outcomes.rules';
import type { ScanRecord } from '../api/types';
import { stateChip } from './state-chip';

/** The result of a scan, with the same label and colour on every screen. */
const Verdict = stateChip<'scan.verdict', ScanVerdict>('scan.verdict', {
  measured: 'good',
  partial: 'fair',
  unreachable: 'poor',
  otherPage: 'poor',
  sample: 'neutral',
  failed: 'poor',
  cancelled: 'neutral',
});

/** The result of a scan; nothing while it runs. */
export function ScanVerdictChip({ scan }: { scan: Pick<ScanRecord, 'status' | 'outcomes'> }) {
  const verdict = scanVerdict(scan);
  return verdict && <Verdict state={verdict} />;
}

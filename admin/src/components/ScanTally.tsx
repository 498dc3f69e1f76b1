import { Button } from '@mui/material';
import { Link } from 'react-router';
import { SCAN_OUTCOMES, type ScanVerdict } from '../../../backend/src/rules/scan-outcomes.rules';
import type { ScanLine } from '../api/types';
import { useText } from '../i18n/use-text';
import { listLink } from './list-link';
import { StatusDot, type Tone } from './Status';
import styles from './scan-tally.module.css';

/** As the list of prospects takes it. */
export interface ScanPart {
  scan_id: string;
  scan_outcome: ScanVerdict;
}
type Counted = Pick<ScanLine, 'id' | 'outcomes' | 'cancelled'>;

export const VERDICT_TONE: Record<ScanVerdict, Tone> = {
  measured: 'good',
  partial: 'fair',
  unreachable: 'poor',
  otherPage: 'poor',
  sample: 'neutral',
  failed: 'poor',
  cancelled: 'neutral',
};

/** Measured again they would say the same. */
const NOT_AGAIN: readonly ScanVerdict[] = ['measured', 'sample'];

/** How the prospects of a scan went, one line for each outcome: it opens their list, and takes exactly those up again. */
export function ScanTally({ scan, onAgain }: { scan: Counted; onAgain?: ((part: ScanPart) => void) | undefined }) {
  const t = useText();
  return (
    <ul className={styles.rows} aria-label={t('scan.results')}>
      {partsOf(scan).map(({ verdict, count }) => {
        const part = { scan_id: scan.id, scan_outcome: verdict };
        const words = t(`scan.outcome.${verdict}`, { smart_count: count });
        return (
          <li key={verdict}>
            <StatusDot tone={VERDICT_TONE[verdict]} />
            <Link to={listLink('prospects', part)}>{words}</Link>
            {onAgain && !NOT_AGAIN.includes(verdict) && (
              <Button variant="text" size="small" aria-label={t('scan.againLabel', { words })} onClick={() => onAgain(part)}>
                {t('scan.again')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The same in one line of words. */
export function ScanTallyWords({ scan }: { scan: Counted }) {
  const t = useText();
  const parts = partsOf(scan);
  return parts.map(({ verdict, count }, index) => (
    <span key={verdict}>
      <Link to={listLink('prospects', { scan_id: scan.id, scan_outcome: verdict })}>
        {t(`scan.outcome.${verdict}`, { smart_count: count })}
      </Link>
      {index < parts.length - 1 && ', '}
    </span>
  ));
}

function partsOf({ outcomes, cancelled }: Counted): { verdict: ScanVerdict; count: number }[] {
  const parts: { verdict: ScanVerdict; count: number }[] = SCAN_OUTCOMES.map((verdict) => ({ verdict, count: outcomes[verdict] }));
  return [...parts, { verdict: 'cancelled' as const, count: cancelled }].filter(({ count }) => count > 0);
}

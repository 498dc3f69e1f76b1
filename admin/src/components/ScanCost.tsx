import type { ScanLine } from '../api/types';
import { useFormat } from '../format/use-format';
import { useText } from '../i18n/use-text';

/** What a scan has cost beside what it was reckoned to; one that neither costs nor was to cost is free. */
export function ScanCost({ cost: { estimated, spent } }: Pick<ScanLine, 'cost'>) {
  const t = useText();
  const { usd } = useFormat();
  if (estimated === null) return t('scan.spent', { spent: usd(spent) });
  if (estimated === 0 && spent === 0) return t('scan.free');
  return t('scan.cost', { spent: usd(spent), estimated: usd(estimated) });
}

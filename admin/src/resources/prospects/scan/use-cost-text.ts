import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';

/** Formats the cost of a scan; amounts in USD. */
export function useCostText() {
  const t = useText();
  const { decimal } = useFormat();
  const usd = (amount: number) => `${decimal(amount, 2)} USD`;
  const costText = (total: number, vendors: readonly unknown[]) => (vendors.length === 0 ? t('bulk.scan.free') : usd(total));
  return { usd, costText };
}

import { useApiQuery } from '../../../api/call-api';
import type { AnalysisCost, AnalysisName } from '../../../api/types';
import { useText } from '../../../i18n/use-text';
import { useCostText } from './use-cost-text';

/** Prices change with keys and what was paid: read again after this long, ms. */
const FRESH_MS = 300_000;

/** What is ordered: a whole scan, or single analyses of it. */
type Order = 'whole' | readonly AnalysisName[];

/** Of the prices, those of what is ordered. */
export const pricesOf = (prices: readonly AnalysisCost[], order: Order): AnalysisCost[] =>
  prices.filter(({ analysis, whole }) => (order === 'whole' ? whole : order.includes(analysis)));

/** What the button beside it costs, before it is pressed; beside a button by its id. */
export function ScanCost({ of, id }: { of: Order; id?: string }) {
  const t = useText();
  const { costText } = useCostText();
  const { data } = useApiQuery('GET admin/scans/costs', {}, { staleTime: FRESH_MS });
  const prices = pricesOf(data ?? [], of);
  const total = prices.reduce((sum, { cost }) => sum + cost, 0);
  // a place of its own while it is awaited: nothing moves when it comes
  return (
    <span id={id} className="quiet number">
      {data
        ? costText(
            total,
            prices.flatMap(({ vendors }) => vendors),
          )
        : t('scan.cost')}
    </span>
  );
}

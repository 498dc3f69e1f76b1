import { useListContext } from 'react-admin';
import { useApiQuery } from '../../api/call-api';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { useChangeFilters } from '../../list/use-change-filters';
import type { ProspectFilters } from './prospect-filters';
import styles from './prospect-list.module.css';

const COUNTERS = ['total', 'page_vue', 'quiz_fait', 'high_score', 'rdv_pris', 'to_review'] as const;
type Counter = (typeof COUNTERS)[number];

/** How many prospects there are and how far they came; each figure opens the prospects behind it. */
export function ProspectCounters() {
  const t = useText();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const { data } = useApiQuery('GET admin/prospects/counters');
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className={styles.counters} role="group" aria-label={t('prospects.counters.label')}>
      {COUNTERS.map((counter) => (
        <button
          key={counter}
          type="button"
          className={styles.counter}
          aria-pressed={isOpen(filterValues, counter)}
          onClick={() => change(() => filterOf(counter))}
        >
          <span className={styles.counterValue}>{data ? integer(data[counter]) : '–'}</span>
          <span className={styles.counterLabel}>{t(`prospects.counters.${counter}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** Whether the list shows exactly what the counter counts. */
const isOpen = (filters: ProspectFilters, counter: Counter): boolean => JSON.stringify(filters) === JSON.stringify(filterOf(counter));

function filterOf(counter: Counter): ProspectFilters {
  if (counter === 'total') return {};
  return counter === 'to_review' ? { review_status: 'to_review' } : { [counter]: true };
}

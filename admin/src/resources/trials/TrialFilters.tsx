import { useTrialCounters } from '../../api/use-waiting-counts';
import { useText } from '../../i18n/use-text';
import { FilterButtons } from '../../list/filters';
import { SearchInput } from '../../list/SearchInput';
import { TRIAL_STATUSES } from './trial-state';

/** The search, and the number of trials in each state. */
export function TrialFilters() {
  const t = useText();
  const counters = useTrialCounters();
  const choices = TRIAL_STATUSES.map((value) => ({ value, label: t(`trials.status.${value}`), count: counters?.[value] }));
  const all = { value: undefined, label: t('trials.all'), count: counters?.total };
  return (
    <>
      <SearchInput placeholder={t('trials.search')} />
      <FilterButtons source="status" label={t('trials.column.status')} choices={[all, ...choices]} />
    </>
  );
}

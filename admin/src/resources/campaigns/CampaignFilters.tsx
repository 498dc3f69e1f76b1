import { useText } from '../../i18n/use-text';
import { FilterButtons } from '../../list/filters';
import { SearchInput } from '../../list/SearchInput';

/** The filter buttons of the specification (file 3, section 2.3). */
const STATUSES = ['draft', 'scheduled', 'sent'] as const;

export function CampaignFilters() {
  const t = useText();
  const all = { value: undefined, label: t('campaigns.filter.all') };
  const statuses = STATUSES.map((value) => ({ value, label: t(`campaigns.filter.${value}`) }));
  return (
    <>
      <SearchInput placeholder={t('campaigns.search')} />
      <FilterButtons source="status" label={t('campaigns.filter.label')} choices={[all, ...statuses]} />
    </>
  );
}

import { useText } from '../../i18n/use-text';
import { FilterButtons } from '../../list/filters';
import { SearchInput } from '../../list/SearchInput';

export function BlockedUrlFilters() {
  const t = useText();
  return (
    <>
      <SearchInput placeholder={t('blockedUrls.search')} />
      <FilterButtons
        source="is_active"
        label={t('blockedUrls.column.state')}
        choices={[
          { value: true, label: t('blockedUrls.filter.active') },
          { value: false, label: t('blockedUrls.filter.lifted') },
          { value: undefined, label: t('blockedUrls.filter.all') },
        ]}
      />
    </>
  );
}

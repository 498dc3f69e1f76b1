import { useOpenContactMessages } from '../../api/use-waiting-counts';
import { useText } from '../../i18n/use-text';
import { FilterButtons } from '../../list/filters';
import { SearchInput } from '../../list/SearchInput';

/** The search, and whether a message was handled. */
export function ContactMessageFilters() {
  const t = useText();
  const open = useOpenContactMessages();
  return (
    <>
      <SearchInput placeholder={t('contactMessages.search')} />
      <FilterButtons
        source="handled"
        label={t('contactMessages.column.state')}
        choices={[
          { value: undefined, label: t('contactMessages.filter.all') },
          { value: false, label: t('contactMessages.filter.open'), count: open },
          { value: true, label: t('contactMessages.filter.handled') },
        ]}
      />
    </>
  );
}

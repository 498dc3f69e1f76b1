import { useGetIdentity } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { FilterButtons, FilterDay, FilterSelect } from '../../list/filters';

const KINDS = ['deletion', 'status', 'validation', 'campaign', 'owner', 'next_action', 'import', 'scan', 'sending'] as const;

export function ActionFilters() {
  const t = useText();
  const { identity } = useGetIdentity();
  const own = identity ? [{ value: String(identity.id), label: t('actions.filter.me') }] : [];
  return (
    <>
      <FilterSelect
        source="kind"
        label={t('actions.filter.kind')}
        any={t('actions.filter.anyKind')}
        choices={KINDS.map((value) => ({ value, label: t(`actions.kind.${value}`) }))}
      />
      <FilterButtons
        source="user_id"
        label={t('actions.filter.who')}
        choices={[{ value: undefined, label: t('actions.filter.everybody') }, ...own]}
      />
      <FilterDay source="at_gte" label={t('actions.filter.from')} />
      <FilterDay source="at_lt" label={t('actions.filter.to')} isEnd />
    </>
  );
}

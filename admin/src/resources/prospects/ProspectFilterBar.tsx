import { useListContext } from 'react-admin';
import { Icon } from '../../components/Icon';
import page from '../../components/list-page.module.css';
import { useText } from '../../i18n/use-text';
import { ColumnsButton } from '../../list/ColumnsButton';
import { Choices } from '../../list/filters';
import { SearchInput } from '../../list/SearchInput';
import { useChangeFilters } from '../../list/use-change-filters';
import { LayoutLinks } from './board/LayoutLinks';
import { useColleagues } from './follow-up/use-colleagues';
import { ProspectFilterMenu } from './ProspectFilterMenu';
import { chipsOf } from './prospect-chips';
import { HIDDEN_AT_FIRST } from './prospect-columns';
import { PRESETS, presetOf, withoutKeys, withPreset } from './prospect-filters';
import styles from './prospect-list.module.css';
import { prospectColumns } from './prospect-list-columns';
import { useFlagName } from './review/use-flags';
import { useCantonName } from './use-canton-name';
import { ViewMenu } from './views/ViewMenu';

/** Search, quick filters, further filters, and a chip for each of those in force. */
export function ProspectFilterBar({ isBoard }: { isBoard: boolean }) {
  const t = useText();
  return (
    <div className={page.filters}>
      <LayoutLinks />
      <SearchInput placeholder={t('prospects.search')} />
      <Presets />
      <ProspectFilterMenu />
      <ViewMenu />
      {!isBoard && <ColumnsButton hiddenColumns={HIDDEN_AT_FIRST} columns={prospectColumns} />}
      <SortSelect className={isBoard ? styles.boardSort : styles.sortSelect} />
      <Chips />
    </div>
  );
}

function Presets() {
  const t = useText();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const current = presetOf(filterValues);
  return (
    <Choices
      label={t('prospects.preset.label')}
      options={(['all', ...PRESETS] as const).map((value) => ({ value, label: t(`prospects.preset.${value}`) }))}
      current={current}
      onChange={(preset) => change((filters) => withPreset(filters, preset))}
    />
  );
}

const SORTS = [
  ['created_at', 'DESC', 'prospects.column.date'],
  ['created_at', 'ASC', 'prospects.column.date'],
  ['nom', 'ASC', 'prospects.column.prospect'],
  ['nom', 'DESC', 'prospects.column.prospect'],
  ['score', 'DESC', 'prospects.column.score'],
  ['score', 'ASC', 'prospects.column.score'],
  ['mobile_points', 'ASC', 'prospects.figures.mobile'],
  ['critical', 'DESC', 'prospects.figures.critical'],
  ['rating', 'ASC', 'prospects.figures.rating'],
  ['city', 'ASC', 'prospects.figures.city'],
  ['next_action_at', 'ASC', 'prospects.figures.nextAction'],
] as const;

/** Where there are no headers: on phones, on the board. */
function SortSelect({ className }: { className: string | undefined }) {
  const t = useText();
  const { sort, setSort } = useListContext();
  return (
    <select
      className={className}
      aria-label={t('app.list.sort')}
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ');
        setSort({ field, order: order as 'ASC' | 'DESC' });
      }}
    >
      {SORTS.map(([field, order, label]) => (
        <option key={field + order} value={`${field} ${order}`}>
          {t(label)}, {t(order === 'ASC' ? 'app.list.ascending' : 'app.list.descending')}
        </option>
      ))}
    </select>
  );
}

function Chips() {
  const t = useText();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const colleagues = useColleagues(filterValues.owner_id ?? null, filterValues.owner_id !== undefined);
  const ownerName = (id: string) => colleagues.find((one) => one.id === id)?.label;
  const chips = chipsOf(filterValues, { t, flagName: useFlagName(), cantonName: useCantonName(), ownerName });
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ keys, name, value }) => (
        <li key={keys[0]}>
          <button
            type="button"
            className={styles.chip}
            title={t('app.list.remove', { name })}
            onClick={() => change((filters) => withoutKeys(filters, keys))}
          >
            <span>{name}</span> {value}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

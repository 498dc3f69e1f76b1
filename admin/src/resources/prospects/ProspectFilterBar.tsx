import { useListContext } from 'react-admin';
import { Icon } from '../../components/Icon';
import { FilterButtons } from '../../components/ListPage';
import { SearchInput } from '../../components/SearchInput';
import { date } from '../../format/format';
import { type Text, useText } from '../../i18n/use-text';
import { ProspectFilterMenu } from './ProspectFilterMenu';
import { CHIPS, PRESETS, type ProspectFilters, presetOf, withoutKeys, withPreset } from './prospect-filters';
import styles from './prospect-list.module.css';
import { reviewChipWords } from './review/review-chips';
import { useFlagName } from './review/use-flags';
import { ColumnMenu } from './views/ColumnMenu';
import { ViewMenu } from './views/ViewMenu';

/** Search, quick filters, further filters, and a chip for each of those in force. */
export function ProspectFilterBar() {
  const t = useText();
  return (
    <div className={styles.filters}>
      <SearchInput placeholder={t('prospects.search')} />
      <Presets />
      <ProspectFilterMenu />
      <ViewMenu />
      <ColumnMenu />
      <SortSelect />
      <Chips />
    </div>
  );
}

function Presets() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const current = presetOf(filterValues);
  return (
    <FilterButtons
      label={t('prospects.preset.label')}
      options={(['all', ...PRESETS] as const).map((value) => ({ value, label: t(`prospects.preset.${value}`) }))}
      current={current}
      onChange={(preset) => setFilters(withPreset(filterValues, preset))}
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
] as const;

/** On phones, where the table has no headers. */
function SortSelect() {
  const t = useText();
  const { sort, setSort } = useListContext();
  return (
    <select
      className={styles.sortSelect}
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
  const { filterValues, setFilters } = useListContext();
  const flagName = useFlagName();
  const wordsOf = (key: ChipKey) => chipWords(filterValues, key, t) ?? reviewChipWords(filterValues, key, t, flagName);
  const chips = CHIPS.map((keys) => ({ keys, words: wordsOf(keys[0]) })).filter(({ words }) => words !== null);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ keys, words }) => (
        <li key={keys[0]}>
          <button
            type="button"
            className={styles.chip}
            title={t('app.list.remove', { name: words?.[0] })}
            onClick={() => setFilters(withoutKeys(filterValues, keys))}
          >
            <span>{words?.[0]}</span> {words?.[1]}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type ChipKey = (typeof CHIPS)[number][0];

/** A filter in words: its name and its value; null when it is not in force. */
function chipWords(filters: ProspectFilters, key: ChipKey, t: Text): [string, string] | null {
  const { status, rdv_pris, has_site, score_gte, score_lte, created_at_gte, created_at_lt } = filters;
  const between = (from: string | false, to: string | false) => [from, to].filter(Boolean).join(' ');
  if (key === 'status' && status) return [t('prospects.filter.status'), t(`prospects.status.${status}`)];
  if (key === 'rdv_pris' && rdv_pris !== undefined)
    return [t('prospects.filter.appointment'), t(rdv_pris ? 'prospects.filter.planned' : 'prospects.filter.notPlanned')];
  if (key === 'has_site' && has_site !== undefined)
    return [t('prospects.filter.site'), t(has_site ? 'prospects.filter.withSite' : 'prospects.filter.withoutSite')];
  if (key === 'example' && filters.example !== undefined)
    return [t('prospects.filter.examples'), t(filters.example ? 'prospects.filter.examplesOnly' : 'prospects.filter.withoutExamples')];
  if (key === 'contacted' && filters.contacted !== undefined)
    return [t('prospects.filter.contact'), t(filters.contacted ? 'prospects.filter.contacted' : 'prospects.filter.notContacted')];
  if (key === 'quiz_commence' && filters.quiz_commence !== undefined) return [t('prospects.filter.quiz'), t(quizWords(filters))];
  if (key === 'score_gte' && (score_gte !== undefined || score_lte !== undefined)) {
    const from = score_gte !== undefined && t('prospects.filter.from', { value: score_gte });
    const to = score_lte !== undefined && t('prospects.filter.to', { value: score_lte });
    return [t('prospects.filter.score'), between(from, to)];
  }
  if (key === 'created_at_gte' && (created_at_gte || created_at_lt)) {
    const from = !!created_at_gte && t('prospects.filter.fromDate', { value: date(created_at_gte) });
    const to = !!created_at_lt && t('prospects.filter.toDate', { value: date(lastDay(created_at_lt)) });
    return [t('prospects.filter.created'), between(from, to)];
  }
  return null;
}

/** The day that ends at a midnight. */
const lastDay = (midnight: string): string => new Date(Date.parse(midnight) - 1).toISOString();

function quizWords({ quiz_commence, quiz_en_cours }: ProspectFilters) {
  if (!quiz_commence) return 'prospects.filter.quizNotStarted' as const;
  return quiz_en_cours === false ? ('prospects.filter.quizUnanswered' as const) : ('prospects.filter.quizStarted' as const);
}

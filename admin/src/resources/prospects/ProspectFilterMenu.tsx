import { useId } from 'react';
import { useListContext } from 'react-admin';
import { RED_FLAGS, type RedFlag } from '../../../../backend/src/rules/review.rules';
import { REVIEW_STATUSES, type ReviewStatus } from '../../../../backend/src/rules/review-state.rules';
import type { ProspectStatus } from '../../api/types';
import { Icon } from '../../components/Icon';
import { zurichDay, zurichMidnight } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { PopoverMenu } from './PopoverMenu';
import styles from './prospect-filter-menu.module.css';
import { compact, type ProspectFilters } from './prospect-filters';
import { useFlagName } from './review/use-flags';

const STATUSES: ProspectStatus[] = ['new', 'contacted', 'qualified', 'converted', 'rejected'];

/** Filters beyond the quick ones. A change applies at once. */
export function ProspectFilterMenu() {
  const t = useText();
  const button = (
    <>
      <Icon name="filter" />
      {t('prospects.filter.open')}
    </>
  );
  return (
    <PopoverMenu button={button}>
      {(titleId) => (
        <>
          <h2 id={titleId} className={styles.title}>
            {t('prospects.filter.title')}
          </h2>
          <FilterFields />
        </>
      )}
    </PopoverMenu>
  );
}

function FilterFields() {
  const t = useText();
  const context = useListContext();
  const filters: ProspectFilters = context.filterValues;
  const change = (changes: ProspectFilters) => context.setFilters(compact({ ...filters, ...changes }));
  const number = (value: string) => (value === '' ? undefined : Math.max(0, Math.min(100, Number(value))));
  const any: Option = ['', t('prospects.filter.any')];
  const yesOrNo = (name: 'rdv_pris' | 'has_site', yes: string, no: string) => ({
    value: String(filters[name] ?? ''),
    options: [any, ['true', yes], ['false', no]] satisfies Option[],
    onChange: (value: string) => change({ [name]: value === '' ? undefined : value === 'true' }),
  });
  const score = (name: 'score_gte' | 'score_lte') => ({
    ...{ type: 'number', min: 0, max: 100, value: filters[name] ?? '' },
    onChange: (value: string) => change({ [name]: number(value) }),
  });
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('prospects.filter.status')}
        value={filters.status ?? ''}
        options={[any, ...STATUSES.map((status): Option => [status, t(`prospects.status.${status}`)])]}
        onChange={(value) => change({ status: (value || undefined) as ProspectStatus })}
      />
      <SelectField
        label={t('bulk.column.review')}
        value={filters.review_status ?? ''}
        options={[any, ...REVIEW_STATUSES.map((status): Option => [status, t(`bulk.review.${status}`)])]}
        onChange={(value) => change({ review_status: (value || undefined) as ReviewStatus })}
      />
      <FlagField filters={filters} change={change} any={any} />
      <SelectField
        label={t('prospects.filter.appointment')}
        {...yesOrNo('rdv_pris', t('prospects.filter.planned'), t('prospects.filter.notPlanned'))}
      />
      <SelectField
        label={t('prospects.filter.site')}
        {...yesOrNo('has_site', t('prospects.filter.withSite'), t('prospects.filter.withoutSite'))}
      />
      <InputField label={t('prospects.filter.scoreMin')} {...score('score_gte')} />
      <InputField label={t('prospects.filter.scoreMax')} {...score('score_lte')} />
      <InputField
        label={t('prospects.filter.createdFrom')}
        type="date"
        value={filters.created_at_gte ? zurichDay(filters.created_at_gte) : ''}
        onChange={(value) => change({ created_at_gte: value ? zurichMidnight(value) : undefined })}
      />
      <InputField
        label={t('prospects.filter.createdTo')}
        type="date"
        value={filters.created_at_lt ? zurichDay(new Date(Date.parse(filters.created_at_lt) - 1)) : ''}
        onChange={(value) => change({ created_at_lt: value ? zurichMidnight(value, 1) : undefined })}
      />
    </div>
  );
}

/** With any flag, without one, or with this one. */
function FlagField({ filters, change, any }: { filters: ProspectFilters; change: (changes: ProspectFilters) => void; any: Option }) {
  const t = useText();
  const flagName = useFlagName();
  const [only] = [filters.red_flag ?? []].flat();
  const options: Option[] = [any, ['some', t('review.filter.some')], ['none', t('review.filter.none')]];
  return (
    <SelectField
      label={t('review.filter.flags')}
      value={only ?? (filters.flagged === undefined ? '' : filters.flagged ? 'some' : 'none')}
      options={[...options, ...RED_FLAGS.map((id): Option => [id, flagName(id)])]}
      onChange={(value) =>
        change({
          flagged: value === 'some' ? true : value === 'none' ? false : undefined,
          red_flag: value === '' || value === 'some' || value === 'none' ? undefined : (value as RedFlag),
        })
      }
    />
  );
}

type Option = [value: string, label: string];

interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: string) => void;
}

function SelectField({ label, value, options, onChange }: FieldProps<string> & { options: Option[] }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}

function InputField({ label, onChange, ...input }: FieldProps<string | number> & { type: string; min?: number; max?: number }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} onChange={({ target }) => onChange(target.value)} />
    </>
  );
}

import { Popover } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import type { ProspectStatus, ReviewStatus } from '../../api/types';
import { Icon } from '../../components/Icon';
import { zurichDay, zurichMidnight } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './prospect-filter-menu.module.css';
import { compact, type ProspectFilters } from './prospect-filters';
import list from './prospect-list.module.css';

const STATUSES: ProspectStatus[] = ['new', 'contacted', 'qualified', 'converted', 'rejected'];
const REVIEW: ReviewStatus[] = ['draft', 'to_review', 'validated'];

/** Filters beyond the quick ones. A change applies at once. */
export function ProspectFilterMenu() {
  const t = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={`${list.preset} ${list.filterButton}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="filter" />
        {t('prospects.filter.open')}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <h2 id={id} className={styles.title}>
          {t('prospects.filter.title')}
        </h2>
        <FilterFields />
      </Popover>
    </>
  );
}

function FilterFields() {
  const t = useText();
  const context = useListContext();
  const filters: ProspectFilters = context.filterValues;
  const change = (changes: ProspectFilters) => context.setFilters(compact({ ...filters, ...changes }));
  const choice = (value: string) => (value === '' ? undefined : value === 'true');
  const number = (value: string) => (value === '' ? undefined : Math.max(0, Math.min(100, Number(value))));
  return (
    <div className={styles.fields}>
      <Field label={t('prospects.filter.status')}>
        {(id) => (
          <select
            id={id}
            value={filters.status ?? ''}
            onChange={({ target }) => change({ status: (target.value || undefined) as ProspectStatus })}
          >
            <option value="">{t('prospects.filter.any')}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`prospects.status.${status}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('bulk.column.review')}>
        {(id) => (
          <select
            id={id}
            value={filters.review_status ?? ''}
            onChange={({ target }) => change({ review_status: (target.value || undefined) as ReviewStatus })}
          >
            <option value="">{t('prospects.filter.any')}</option>
            {REVIEW.map((status) => (
              <option key={status} value={status}>
                {t(`bulk.review.${status}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('prospects.filter.appointment')}>
        {(id) => (
          <select id={id} value={String(filters.rdv_pris ?? '')} onChange={({ target }) => change({ rdv_pris: choice(target.value) })}>
            <option value="">{t('prospects.filter.any')}</option>
            <option value="true">{t('prospects.filter.planned')}</option>
            <option value="false">{t('prospects.filter.notPlanned')}</option>
          </select>
        )}
      </Field>
      <Field label={t('prospects.filter.site')}>
        {(id) => (
          <select id={id} value={String(filters.has_site ?? '')} onChange={({ target }) => change({ has_site: choice(target.value) })}>
            <option value="">{t('prospects.filter.any')}</option>
            <option value="true">{t('prospects.filter.withSite')}</option>
            <option value="false">{t('prospects.filter.withoutSite')}</option>
          </select>
        )}
      </Field>
      <Field label={t('prospects.filter.scoreMin')}>
        {(id) => (
          <input
            id={id}
            type="number"
            min={0}
            max={100}
            value={filters.score_gte ?? ''}
            onChange={({ target }) => change({ score_gte: number(target.value) })}
          />
        )}
      </Field>
      <Field label={t('prospects.filter.scoreMax')}>
        {(id) => (
          <input
            id={id}
            type="number"
            min={0}
            max={100}
            value={filters.score_lte ?? ''}
            onChange={({ target }) => change({ score_lte: number(target.value) })}
          />
        )}
      </Field>
      <Field label={t('prospects.filter.createdFrom')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={filters.created_at_gte ? zurichDay(filters.created_at_gte) : ''}
            onChange={({ target }) => change({ created_at_gte: target.value ? zurichMidnight(target.value) : undefined })}
          />
        )}
      </Field>
      <Field label={t('prospects.filter.createdTo')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={filters.created_at_lt ? zurichDay(new Date(Date.parse(filters.created_at_lt) - 1)) : ''}
            onChange={({ target }) => change({ created_at_lt: target.value ? zurichMidnight(target.value, 1) : undefined })}
          />
        )}
      </Field>
    </div>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </>
  );
}

import { useCallback, useMemo } from 'react';
import { useCreatePath, useStore } from 'react-admin';
import { Link } from 'react-router';
import { CopyButton } from '../../components/CopyButton';
import type { Column } from '../../components/RecordTable';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ProspectBadges } from './ProspectBadges';
import { ProspectScore } from './ProspectScore';
import { type ColumnKey, type ListedProspect, shownColumns } from './prospect-columns';
import styles from './prospect-list.module.css';
import { identifiersOf, nameOf, spokenUrl } from './prospect-name';
import { ReviewState } from './review/ReviewState';

/** The columns that this person chose, and a way to choose others; null is the list's own choice. */
export function useColumnChoice() {
  const [chosen, setChosen] = useStore<ColumnKey[] | null>('prospects.columns', null);
  const keys = useMemo(() => shownColumns(chosen), [chosen]);
  return { chosen, keys, setChosen };
}

/** The chosen columns of the list, in their order, between the prospect and the actions. */
export function useProspectColumns(): Column<ListedProspect>[] {
  const { keys } = useColumnChoice();
  const render = useColumnOf();
  const t = useText();
  return useMemo(
    () => [
      {
        key: 'prospect',
        label: t('prospects.column.prospect'),
        className: styles.prospectColumn,
        sort: { field: 'nom', first: 'ASC' },
        render: (prospect) => <ProspectCell prospect={prospect} />,
      },
      ...keys.map(render),
      {
        key: 'actions',
        label: t('prospects.column.actions'),
        className: styles.actionsColumn,
        align: 'end',
        render: (prospect) => <ActionsCell prospect={prospect} />,
      },
    ],
    [t, keys, render],
  );
}

function useColumnOf(): (key: ColumnKey) => Column<ListedProspect> {
  const t = useText();
  return useCallback(
    (key) => {
      const columns: Record<ColumnKey, Omit<Column<ListedProspect>, 'key'>> = {
        status: {
          label: t('prospects.column.status'),
          className: styles.statusColumn,
          render: (prospect) => <ProspectBadges prospect={prospect} words="short" className={styles.badges} />,
        },
        review: {
          label: t('bulk.column.review'),
          className: styles.reviewColumn,
          render: (prospect) => <ReviewState prospect={prospect} />,
        },
        followUp: {
          label: t('bulk.column.followUp'),
          className: styles.textColumn,
          sort: { field: 'status', first: 'ASC' },
          render: ({ status }) => t(`prospects.status.${status}`),
        },
        score: {
          label: t('prospects.column.score'),
          className: styles.scoreColumn,
          sort: { field: 'score', first: 'DESC' },
          render: (prospect) => <ProspectScore prospect={prospect} />,
        },
        site: {
          label: t('bulk.column.site'),
          className: styles.textColumn,
          render: ({ site_url }) => (site_url ? spokenUrl(site_url) : <span className={styles.scoreNone}>{t('bulk.noSite')}</span>),
        },
        phone: { label: t('bulk.column.phone'), className: styles.textColumn, render: ({ telephone }) => telephone },
        source: { label: t('bulk.column.source'), className: styles.textColumn, render: ({ source }) => source },
        date: {
          label: t('prospects.column.date'),
          className: styles.dateColumn,
          align: 'end',
          sort: { field: 'created_at', first: 'DESC' },
          render: ({ created_at }) => date(created_at),
        },
        updated: {
          label: t('bulk.column.updated'),
          className: styles.dateColumn,
          align: 'end',
          sort: { field: 'updated_at', first: 'DESC' },
          render: ({ updated_at }) => date(updated_at),
        },
      };
      return { key, ...columns[key] };
    },
    [t],
  );
}

function ProspectCell({ prospect }: { prospect: ListedProspect }) {
  const createPath = useCreatePath();
  const identifiers = identifiersOf(prospect).join(' · ');
  return (
    <div className={styles.prospect}>
      <Link className={styles.name} data-row-link to={createPath({ resource: 'prospects', id: prospect.id, type: 'show' })}>
        {nameOf(prospect)}
      </Link>
      <span className={styles.identifiers} title={identifiers}>
        {identifiers}
      </span>
    </div>
  );
}

function ActionsCell({ prospect }: { prospect: ListedProspect }) {
  const t = useText();
  const createPath = useCreatePath();
  const name = nameOf(prospect);
  return (
    <div className={styles.actions}>
      <CopyButton
        text={prospect.link}
        label={t('prospects.row.copy')}
        copiedLabel={t('prospects.row.copied')}
        name={t('prospects.row.copyOf', { name })}
        compact
      />
      <Link
        className={styles.details}
        to={createPath({ resource: 'prospects', id: prospect.id, type: 'show' })}
        aria-label={t('prospects.row.detailsOf', { name })}
      >
        {t('prospects.row.details')}
      </Link>
    </div>
  );
}

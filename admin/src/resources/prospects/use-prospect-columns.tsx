import { useMemo } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { ProspectRecord } from '../../api/types';
import { CopyButton } from '../../components/CopyButton';
import type { Column } from '../../components/RecordTable';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ProspectBadges } from './ProspectBadges';
import { ProspectScore } from './ProspectScore';
import styles from './prospect-list.module.css';
import { identifiersOf, nameOf } from './prospect-name';

/** The columns of the list, in their order. */
export function useProspectColumns(): Column<ProspectRecord>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        key: 'prospect',
        label: t('prospects.column.prospect'),
        sort: { field: 'nom', first: 'ASC' },
        render: (prospect) => <ProspectCell prospect={prospect} />,
      },
      {
        key: 'status',
        label: t('prospects.column.status'),
        className: styles.statusColumn,
        render: (prospect) => <ProspectBadges prospect={prospect} words="short" className={styles.badges} />,
      },
      {
        key: 'score',
        label: t('prospects.column.score'),
        className: styles.scoreColumn,
        sort: { field: 'score', first: 'DESC' },
        render: ({ score }) => <ProspectScore score={score} />,
      },
      {
        key: 'date',
        label: t('prospects.column.date'),
        className: styles.dateColumn,
        align: 'end',
        sort: { field: 'created_at', first: 'DESC' },
        render: ({ created_at }) => date(created_at),
      },
      {
        key: 'actions',
        label: t('prospects.column.actions'),
        className: styles.actionsColumn,
        align: 'end',
        render: (prospect) => <ActionsCell prospect={prospect} />,
      },
    ],
    [t],
  );
}

function ProspectCell({ prospect }: { prospect: ProspectRecord }) {
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

function ActionsCell({ prospect }: { prospect: ProspectRecord }) {
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

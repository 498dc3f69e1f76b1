import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { CanAccess, ListBase, useDataProvider, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { SuppressionRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { PageHead } from '../../components/PageHead';
import { Pagination } from '../../components/Pagination';
import { SearchInput } from '../../components/SearchInput';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from '../campaigns/campaigns.module.css';
import { useServerChange } from '../campaigns/use-server-change';
import { AddDialog } from './AddDialog';
import { LiftButton } from './LiftButton';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

/** The person's own decision: only a new request of theirs ends it. */
const OWN_WILL = new Set(['unsubscribed', 'complained', 'erased']);

/** Who is not written to any more. */
export function SuppressionList() {
  const t = useText();
  const add = (
    <CanAccess action="create" resource="suppressions" accessDenied={null}>
      <AddButton />
    </CanAccess>
  );
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <PageHead title={t('campaigns.suppressions.title')} lead={t('campaigns.suppressions.lead')} action={add} />
      <div className={styles.filters}>
        <SearchInput placeholder={t('campaigns.suppressions.search')} />
      </div>
      <Entries />
    </ListBase>
  );
}

function Entries() {
  const t = useText();
  const provider = useDataProvider();
  const { change, isPending: isChanging } = useServerChange();
  const { data, total, error, isPending, filterValues } = useListContext<SuppressionRecord>();
  const isSearch = Boolean(filterValues.q);
  const remove = useMemo(
    () => (record: SuppressionRecord) =>
      void change(async () => {
        await provider.delete('suppressions', { id: record.id, previousData: record });
        return t('campaigns.suppressions.removed');
      }),
    [change, provider, t],
  );
  if (error) return <Banner tone="poor">{error.message}</Banner>;
  if (!isPending && total === 0)
    return (
      <EmptyState title={t(isSearch ? 'campaigns.suppressions.notListed' : 'campaigns.suppressions.empty')}>
        {t(isSearch ? 'campaigns.suppressions.notListedText' : 'campaigns.suppressions.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.lines}>
        {data?.map((record) => (
          <li key={record.id}>
            <span>
              {record.prospect_id ? (
                <Link to={`/prospects/${record.prospect_id}/show`}>{record.label}</Link>
              ) : (
                t('campaigns.suppressions.fingerprint', { hash: record.fingerprint })
              )}
              {record.note && <span className={styles.quiet}> {record.note}</span>}
            </span>
            <span>
              {t(`campaigns.suppressions.reason.${record.reason}`)}{' '}
              <span className={styles.quiet}>{t(`campaigns.suppressions.scope.${record.scope}`)}</span>
            </span>
            <span className={`${styles.help} ${styles.number}`}>{dateTime(record.created_at)}</span>
            {OWN_WILL.has(record.reason) ? (
              <CanAccess action="edit" resource="settings" accessDenied={null}>
                <LiftButton record={record} />
              </CanAccess>
            ) : (
              <CanAccess action="delete" resource="suppressions" accessDenied={null}>
                <Button size="small" disabled={isChanging} onClick={() => remove(record)}>
                  {t('campaigns.suppressions.remove')}
                </Button>
              </CanAccess>
            )}
          </li>
        ))}
      </ul>
      {data && <Pagination />}
    </>
  );
}

function AddButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {t('campaigns.suppressions.add')}
      </Button>
      {isOpen && <AddDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

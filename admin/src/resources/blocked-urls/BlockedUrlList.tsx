import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { CanAccess, ListBase, useCanAccess, useListContext } from 'react-admin';
import type { BlockedUrlRecord } from '../../api/types';
import { FilterButtons, ListHead } from '../../components/ListPage';
import styles from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { Status } from '../../components/Status';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { BlockDialog } from './BlockDialog';
import { useBlocking } from './use-blocking';

const NEWEST_FIRST = { field: 'blocked_at', order: 'DESC' } as const;
const ACTIVE = { is_active: true };
const CHOICES = ['active', 'lifted', 'all'] as const;
type Choice = (typeof CHOICES)[number];

/** Websites that may not start a trial. */
export function BlockedUrlList() {
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} filterDefaultValues={ACTIVE} queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const action = (
    <CanAccess action="create" accessDenied={null}>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {t('blockedUrls.block')}
      </Button>
    </CanAccess>
  );
  return (
    <>
      <ListHead title={t('blockedUrls.title')} action={action} />
      <div className={styles.filters}>
        <SearchInput placeholder={t('blockedUrls.search')} />
        <ActiveFilter />
      </div>
      <ListBody />
      {isOpen && <BlockDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ActiveFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { is_active, ...others }: { is_active?: boolean } = filterValues;
  const current: Choice = is_active === undefined ? 'all' : is_active ? 'active' : 'lifted';
  const choose = (choice: Choice) => setFilters(choice === 'all' ? others : { ...others, is_active: choice === 'active' });
  const options = CHOICES.map((value) => ({ value, label: t(`blockedUrls.filter.${value}`) }));
  return <FilterButtons label={t('blockedUrls.column.state')} options={options} current={current} onChange={choose} />;
}

function ListBody() {
  const t = useText();
  const columns = useColumns();
  return (
    <RecordList
      caption={t('blockedUrls.title')}
      columns={columns}
      empty={{ title: t('blockedUrls.empty.title'), text: t('blockedUrls.empty.text') }}
      filtered={{ title: t('blockedUrls.filtered.title'), text: t('blockedUrls.filtered.text') }}
      isFiltered={isNarrowed}
    />
  );
}

/** Showing what is blocked now is how the list begins. */
const isNarrowed = ({ q, is_active }: Record<string, unknown>): boolean => Boolean(q) || is_active === false;

function useColumns(): Column<BlockedUrlRecord>[] {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'blocked-urls', action: 'edit' });
  return useMemo(() => {
    const columns: Column<BlockedUrlRecord>[] = [
      {
        key: 'url',
        label: t('blockedUrls.column.url'),
        sort: { field: 'url', first: 'ASC' },
        render: ({ url }) => (
          <span className={styles.strong} title={url}>
            {url}
          </span>
        ),
      },
      {
        key: 'reason',
        label: t('blockedUrls.column.reason'),
        render: ({ reason, notes }) => (
          <span title={[reason, notes].filter(Boolean).join(' · ')}>
            {reason} <span className={styles.grey}>{notes}</span>
          </span>
        ),
      },
      {
        key: 'state',
        label: t('blockedUrls.column.state'),
        className: styles.narrow,
        render: ({ is_active }) => (
          <Status tone={is_active ? 'poor' : 'neutral'} quiet={!is_active}>
            {t(is_active ? 'blockedUrls.state.active' : 'blockedUrls.state.lifted')}
          </Status>
        ),
      },
      {
        key: 'since',
        label: t('blockedUrls.column.since'),
        className: styles.narrow,
        sort: { field: 'blocked_at', first: 'DESC' },
        render: ({ blocked_at }) => date(blocked_at),
      },
    ];
    if (!canAccess) return columns;
    const actions: Column<BlockedUrlRecord> = {
      key: 'actions',
      label: t('app.list.actions'),
      align: 'end',
      render: (blocked) => (
        <>
          <CorrectButton blocked={blocked} />
          <ToggleButton blocked={blocked} />
        </>
      ),
    };
    return [...columns, actions];
  }, [t, canAccess]);
}

function CorrectButton({ blocked }: { blocked: BlockedUrlRecord }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const action = t('app.action.edit');
  return (
    <>
      <button
        type="button"
        className={styles.rowAction}
        data-row-link
        aria-label={`${action} : ${blocked.url}`}
        onClick={() => setIsOpen(true)}
      >
        {action}
      </button>
      {isOpen && <BlockDialog blocked={blocked} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The block stays in the list, so unblocking asks nothing: blocking again is one click. */
function ToggleButton({ blocked }: { blocked: BlockedUrlRecord }) {
  const t = useText();
  const { setActive, isPending } = useBlocking();
  const action = t(blocked.is_active ? 'blockedUrls.unblock' : 'blockedUrls.again');
  return (
    <button
      type="button"
      className={styles.rowAction}
      data-row-link
      disabled={isPending}
      aria-label={`${action} : ${blocked.url}`}
      onClick={() => void setActive(blocked, !blocked.is_active)}
    >
      {action}
    </button>
  );
}

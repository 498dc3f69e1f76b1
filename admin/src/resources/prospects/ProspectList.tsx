import { Button } from '@mui/material';
import { CanAccess, ListBase, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { statusOf } from '../../api/problem';
import type { ProspectRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { PageTitle } from '../../components/PageTitle';
import { Pagination } from '../../components/Pagination';
import { RecordTable } from '../../components/RecordTable';
import { useText } from '../../i18n/use-text';
import { ProspectCounters } from './ProspectCounters';
import { ProspectFilterBar } from './ProspectFilterBar';
import { isFiltered } from './prospect-filters';
import styles from './prospect-list.module.css';
import { useProspectColumns } from './use-prospect-columns';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

export function ProspectList() {
  // the failure is shown in the page; react-admin would repeat it in a notification
  return (
    <ListBase perPage={10} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  return (
    <>
      <PageTitle>{t('prospects.title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('prospects.title')}</h1>
        <AddButton />
      </header>
      <ProspectCounters />
      <ProspectFilterBar />
      <ListBody />
    </>
  );
}

function ListBody() {
  const t = useText();
  const createPath = useCreatePath();
  const columns = useProspectColumns();
  const { data, total, error, isPending, filterValues } = useListContext<ProspectRecord>();
  if (error) return <LoadFailure error={error} />;
  if (!isPending && total === 0) return isFiltered(filterValues) ? <NothingFound /> : <NothingYet />;
  return (
    <>
      <RecordTable
        caption={t('prospects.title')}
        columns={columns}
        hrefOf={({ id }) => createPath({ resource: 'prospects', id, type: 'show' })}
      />
      {data && <Pagination />}
    </>
  );
}

function LoadFailure({ error }: { error: Error }) {
  const t = useText();
  const translate = useTranslate();
  const { refetch } = useListContext();
  const message = translate(error.message, { _: error.message });
  const answered = (statusOf(error) ?? 0) > 0;
  const retry = (
    <Button variant="outlined" onClick={() => void refetch()}>
      {t('app.action.retry')}
    </Button>
  );
  return (
    <Banner tone="poor" title={t('app.list.errorTitle')} action={retry}>
      {t(answered ? 'app.list.errorText' : 'app.list.exception', { message })}
    </Banner>
  );
}

function NothingFound() {
  const t = useText();
  const { setFilters } = useListContext();
  const clear = (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {t('app.list.clear')}
    </Button>
  );
  return (
    <EmptyState title={t('prospects.empty.filteredTitle')} action={clear}>
      {t('prospects.empty.filteredText')}
    </EmptyState>
  );
}

function NothingYet() {
  const t = useText();
  const readOnly = <EmptyState title={t('prospects.empty.title')}>{t('prospects.empty.textReadOnly')}</EmptyState>;
  return (
    <CanAccess action="create" accessDenied={readOnly}>
      <EmptyState title={t('prospects.empty.title')} action={<AddButton />}>
        {t('prospects.empty.text')}
      </EmptyState>
    </CanAccess>
  );
}

function AddButton() {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <CanAccess action="create" accessDenied={null}>
      <Button variant="contained" component={Link} to={createPath({ resource: 'prospects', type: 'create' })}>
        {t('prospects.add')}
      </Button>
    </CanAccess>
  );
}

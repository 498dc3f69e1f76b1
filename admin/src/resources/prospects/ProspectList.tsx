import { Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { CanAccess, ListBase, useCanAccess, useCreatePath, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useServer } from '../../api/data-provider';
import { EmptyState } from '../../components/EmptyState';
import { ListFailure } from '../../components/ListFailure';
import { PageTitle } from '../../components/PageTitle';
import { Pagination } from '../../components/Pagination';
import { RecordTable } from '../../components/RecordTable';
import { useKeys } from '../../components/use-keys';
import { useText } from '../../i18n/use-text';
import { BulkBar } from './bulk/BulkBar';
import { BulkScanDialog } from './bulk/BulkScanDialog';
import { BulkScanPanel } from './bulk/BulkScanPanel';
import { ExportMenu, ExportProgress } from './bulk/ExportMenu';
import { useBulkScan } from './bulk/use-bulk-scan';
import { useExport } from './bulk/use-export';
import { useSelection } from './bulk/use-selection';
import { ProspectCounters } from './ProspectCounters';
import { ProspectFilterBar } from './ProspectFilterBar';
import type { ListedProspect } from './prospect-columns';
import { isFiltered } from './prospect-filters';
import styles from './prospect-list.module.css';
import { nameOf } from './prospect-name';
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
  const selection = useSelection();
  const exporting = useExport();
  const bulkScan = useBulkScan();
  const { filterValues } = useListContext();
  const [scanOf, setScanOf] = useState<'list' | 'selection' | null>(null);
  const scanSelection = () => setScanOf('selection');
  const { chosen } = selection;
  const isWhole = scanOf === 'list' || selection.isAll;
  const onStarted = (scanId: string) => {
    bulkScan.watch(scanId);
    setScanOf(null);
    selection.clear();
  };
  return (
    <>
      <PageTitle>{t('prospects.title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('prospects.title')}</h1>
        <div className={styles.headActions}>
          <CanAccess action="scan" accessDenied={null}>
            <Button variant="outlined" onClick={() => setScanOf('list')}>
              {t('bulk.scan.open')}
            </Button>
          </CanAccess>
          <ExportMenu exporting={exporting} />
          <ImportButton />
          <AddButton />
        </div>
      </header>
      <ExportProgress exporting={exporting} />
      <BulkScanPanel bulkScan={bulkScan} />
      <ProspectCounters />
      <ProspectFilterBar />
      <ListBody onScanSelection={selection.count > 0 ? scanSelection : undefined} />
      <BulkBar selection={selection} onScan={scanSelection} onExport={() => void exporting.start(chosen.filter ?? { id: chosen.ids })} />
      {scanOf && (
        <BulkScanDialog
          selection={isWhole ? { filter: filterValues } : { prospectIds: chosen.ids }}
          isRunning={bulkScan.isRunning}
          onStarted={onStarted}
          onClose={() => setScanOf(null)}
        />
      )}
    </>
  );
}

function ListBody({ onScanSelection }: { onScanSelection: (() => void) | undefined }) {
  const t = useText();
  const createPath = useCreatePath();
  const columns = useProspectColumns();
  const { data, total, error, isPending, filterValues } = useListContext<ListedProspect>();
  const hrefOf = useCallback(({ id }: ListedProspect) => createPath({ resource: 'prospects', id, type: 'show' }), [createPath]);
  useScanKey(onScanSelection);
  if (error) return <ListFailure error={error} />;
  if (!isPending && total === 0) return isFiltered(filterValues) ? <NothingFound /> : <NothingYet />;
  return (
    <>
      <RecordTable caption={t('prospects.title')} columns={columns} hrefOf={hrefOf} selectBy={nameOf} />
      {data && <Pagination />}
    </>
  );
}

/** The key S measures the selected prospects, else the one whose row has the focus. */
function useScanKey(onScanSelection: (() => void) | undefined): void {
  const t = useText();
  const server = useServer();
  const notify = useNotify();
  const { data } = useListContext<ListedProspect>();
  const { canAccess } = useCanAccess({ action: 'scan', resource: 'prospects' });
  const scanFocused = async () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset.rowId;
    const prospect = data?.find((record) => record.id === id);
    if (!prospect) return;
    try {
      await server.startScan(prospect.id);
      notify(t('bulk.scan.one', { name: nameOf(prospect) }), { type: 'success' });
    } catch (error) {
      notify(error instanceof Error && error.message ? error.message : 'bulk.scan.failed', { type: 'error' });
    }
  };
  useKeys({
    s: () => {
      if (!canAccess) return;
      if (onScanSelection) onScanSelection();
      else void scanFocused();
    },
  });
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

function ImportButton() {
  const t = useText();
  return (
    <CanAccess resource="imports" action="create" accessDenied={null}>
      <Button variant="outlined" component={Link} to="/prospects/import">
        {t('imports.open')}
      </Button>
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

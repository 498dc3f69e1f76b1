import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { CanAccess, useCanAccess, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { callApi } from '../../api/call-api';
import type { ScanSelection } from '../../api/requests';
import { CreateButton } from '../../components/CreateButton';
import { PageHead } from '../../components/PageHead';
import { useAction } from '../../components/use-action';
import { useKeys } from '../../components/use-keys';
import { useText } from '../../i18n/use-text';
import { ClearFilters, RecordList, ResourceListBase } from '../../list/ResourceList';
import { useSelection } from '../../list/selection';
import { BulkBar } from './bulk/BulkBar';
import { BulkScanPanel } from './bulk/BulkScanPanel';
import { ExportMenu, ExportProgress } from './bulk/ExportMenu';
import { useBulkScan } from './bulk/use-bulk-scan';
import { useExport } from './bulk/use-export';
import { ProspectCounters } from './ProspectCounters';
import { ProspectFilterBar } from './ProspectFilterBar';
import { HIDDEN_AT_FIRST, type ListedProspect } from './prospect-columns';
import { isFiltered } from './prospect-filters';
import { prospectColumns } from './prospect-list-columns';
import { nameOf } from './prospect-name';

// loaded on demand
const BulkScanDialog = lazy(async () => ({ default: (await import('./bulk/BulkScanDialog')).BulkScanDialog }));

const Board = lazy(async () => ({ default: (await import('./board/Board')).Board }));

/** All prospects, as a list or, with the same filters, as a board. */
export function ProspectList({ isBoard = false }: { isBoard?: boolean }) {
  return (
    <ResourceListBase resource="prospects" perPage={25} sort={{ field: 'created_at', order: 'DESC' }}>
      <ListPage isBoard={isBoard} />
    </ResourceListBase>
  );
}

function ListPage({ isBoard }: { isBoard: boolean }) {
  const t = useText();
  const selection = useSelection();
  const exporting = useExport();
  const bulkScan = useBulkScan();
  const { filterValues } = useListContext();
  const [scanned, setScanned] = useState<{ page: string; selection: ScanSelection } | null>(null);
  if (scanned && scanned.page !== selection.page) setScanned(null);
  const { page, chosen } = selection;
  const scanList = () => setScanned({ page, selection: { filter: filterValues } });
  const scanSelection = () =>
    setScanned({ page, selection: { ...(chosen.ids && { prospectIds: chosen.ids }), filter: chosen.filter ?? {} } });
  const onStarted = (scanId: string) => {
    bulkScan.watch(scanId);
    setScanned(null);
    selection.clear();
  };
  return (
    <>
      <PageHead
        title={t('prospects.title')}
        action={
          <div className="row">
            <CanAccess action="scan">
              <Button variant="outlined" onClick={scanList}>
                {t('bulk.scan.open')}
              </Button>
            </CanAccess>
            <ExportMenu exporting={exporting} />
            <ImportButton />
            <CreateButton resource="prospects" label="prospects.add" />
          </div>
        }
      />
      <ExportProgress exporting={exporting} />
      <BulkScanPanel bulkScan={bulkScan} />
      <ProspectCounters />
      <ProspectFilterBar isBoard={isBoard} />
      {isBoard ? (
        <Suspense>
          <Board />
        </Suspense>
      ) : (
        <>
          <Prospects onScanSelection={selection.count > 0 ? scanSelection : undefined} />
          <BulkBar
            selection={selection}
            onScan={scanSelection}
            onExport={() => void exporting.start({ ...chosen.filter, ...(chosen.ids && { id: chosen.ids }) })}
          />
        </>
      )}
      <Suspense>
        {scanned && (
          <BulkScanDialog
            selection={scanned.selection}
            isRunning={bulkScan.isRunning}
            onStarted={onStarted}
            onClose={() => setScanned(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function Prospects({ onScanSelection }: { onScanSelection: (() => void) | undefined }) {
  const t = useText();
  useScanKey(onScanSelection);
  return (
    <RecordList
      caption={t('prospects.title')}
      rowClick="show"
      isSelectable
      hiddenColumns={HIDDEN_AT_FIRST}
      empty={{
        title: t('prospects.empty.title'),
        text: <FirstSteps />,
        action: <CreateButton resource="prospects" label="prospects.add" />,
      }}
      filtered={{ title: t('prospects.empty.filteredTitle'), text: t('prospects.empty.filteredText'), action: <ClearFilters /> }}
      isFiltered={isFiltered}
    >
      {prospectColumns}
    </RecordList>
  );
}

/** The key S measures the selected prospects, else the one whose row has the focus. */
function useScanKey(onScanSelection: (() => void) | undefined): void {
  const t = useText();
  const { perform } = useAction();
  const { data } = useListContext<ListedProspect>();
  const { canAccess } = useCanAccess({ action: 'scan', resource: 'prospects' });
  const scanFocused = async () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset.rowId;
    const prospect = data?.find((record) => record.id === id);
    if (!prospect) return;
    const done = t('bulk.scan.one', { name: nameOf(prospect) });
    await perform(() => callApi('POST admin/prospects/:id/scan', { id: prospect.id }), {
      done,
      failed: (message) => message ?? t('bulk.scan.failed'),
    });
  };
  useKeys({
    s: () => {
      if (!canAccess) return;
      if (onScanSelection) onScanSelection();
      else void scanFocused();
    },
  });
}

/** The hint to add prospects, for users who may. */
function FirstSteps() {
  const t = useText();
  return (
    <CanAccess action="create" accessDenied={t('prospects.empty.textReadOnly')}>
      {t('prospects.empty.text')}
    </CanAccess>
  );
}

function ImportButton() {
  const t = useText();
  return (
    <CanAccess resource="imports" action="create">
      <Button variant="outlined" component={Link} to="/prospects/import">
        {t('imports.open')}
      </Button>
    </CanAccess>
  );
}

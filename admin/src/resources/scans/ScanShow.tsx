import { useState } from 'react';
import { ShowBase, useCanAccess, useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { isScanOver } from '../../api/scans';
import type { ScanRecord } from '../../api/types';
import { Fact, Facts } from '../../components/Facts';
import { RecordPage } from '../../components/RecordPage';
import { type ScanPart, ScanTally } from '../../components/ScanTally';
import { Status } from '../../components/Status';
import { endedOf, scanTone } from '../../components/scan-state';
import { dateTime } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { BulkScanDialog } from '../prospects/bulk/BulkScanDialog';
import { StopScan } from './StopScan';
import styles from './scans.module.css';

const WATCH_MS = 2000;

/** One scan: how it went for its prospects, each outcome a list, and what it cost. */
export function ScanShow() {
  const queryOptions = {
    onError: () => undefined,
    refetchInterval: ({ state }: { state: { data?: unknown } }) => (isOpen(state.data as ScanRecord | undefined) ? WATCH_MS : false),
  } as const;
  return (
    <ShowBase queryOptions={queryOptions}>
      <ShowPage />
    </ShowBase>
  );
}

const isOpen = (scan: ScanRecord | undefined): boolean => scan !== undefined && !isScanOver(scan);

function ShowPage() {
  const t = useText();
  return (
    <RecordPage<ScanRecord>
      resource="prospects"
      back={<Link to="/scans">{t('scan.back')}</Link>}
      notFound={t('scan.notFound')}
      title={({ kind, created_at }) => t('scan.titleOf', { kind: t(`dashboard.scans.kind.${kind}`), date: dateTime(created_at) })}
      actions={(scan) => isOpen(scan) && <StopScan scan={scan} />}
    >
      {(scan) => (
        <>
          <ScanFacts scan={scan} />
          <Results scan={scan} />
        </>
      )}
    </RecordPage>
  );
}

function ScanFacts({ scan }: { scan: ScanRecord }) {
  const t = useText();
  const { integer, usd, duration } = useFormat();
  const { started_at, finished_at, total, left_out, cost } = scan;
  const took = started_at && finished_at ? Date.parse(finished_at) - Date.parse(started_at) : null;
  const { outcomes, cancelled } = scan;
  const counted = Object.values(outcomes).reduce((sum, count) => sum + count, cancelled);
  const gone = Math.max(0, endedOf(scan) - counted);
  return (
    <Facts>
      <Fact label={t('scan.state')}>
        <Status tone={scanTone(scan)}>{t(`dashboard.scans.status.${scan.status}`)}</Status>
      </Fact>
      <Fact label={t('scan.prospects')}>
        {[
          t('tools.progress', { done: integer(endedOf(scan)), total: integer(total) }),
          ...(left_out > 0 ? [t('scan.leftOut', { smart_count: left_out })] : []),
          ...(gone > 0 ? [t('scan.gone', { smart_count: gone })] : []),
        ].join(' · ')}
      </Fact>
      <Fact label={t('scan.took')}>{took !== null && duration(took)}</Fact>
      <Fact label={t('scan.estimated')}>{cost.estimated === null ? t('scan.unknown') : usd(cost.estimated)}</Fact>
      <Fact label={t('scan.paid')}>{usd(cost.spent)}</Fact>
    </Facts>
  );
}

function Results({ scan }: { scan: ScanRecord }) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [part, setPart] = useState<ScanPart | null>(null);
  const { canAccess } = useCanAccess({ action: 'scan', resource: 'prospects' });
  const onStarted = (scanId: string) => {
    setPart(null);
    notify(t('scan.runningTitle'), { type: 'success' });
    void navigate(`/scans/${scanId}/show`);
  };
  return (
    <section className={styles.results} aria-labelledby="scan-results">
      <h2 id="scan-results">{t('scan.result')}</h2>
      <ScanTally scan={scan} onAgain={canAccess ? setPart : undefined} />
      {part && (
        <BulkScanDialog
          order={{ who: 'again', selection: { filter: part } }}
          isRunning={isOpen(scan)}
          onStarted={onStarted}
          onClose={() => setPart(null)}
        />
      )}
    </section>
  );
}

import { CanAccess } from 'react-admin';
import { callApi, useApiQuery } from '../../api/call-api';
import type { QueueDepthRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { PageHead } from '../../components/PageHead';
import { Status } from '../../components/Status';
import type { Column } from '../../components/Table';
import { dateTime, integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { IncidentsSection } from './IncidentsSection';
import { NightsSection, RateLimitsSection, SchedulesSection } from './MonitoringSchedules';
import { LIVE, TableSection } from './monitoring-section';
import { VendorsSection } from './VendorsSection';

/** How the product stands right now. */
export function MonitoringPage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('tools.monitoring.title')} />
      <IncidentsSection />
      <Workers />
      <Queues />
      <DeadLetters />
      <VendorsSection />
      <SchedulesSection />
      <NightsSection />
      <CanAccess action="list" resource="settings" accessDenied={null}>
        <RateLimitsSection />
      </CanAccess>
    </>
  );
}

function Workers() {
  const t = useText();
  return (
    <TableSection
      title={t('tools.monitoring.workers')}
      query={useApiQuery('GET admin/workers', {}, LIVE)}
      isNone={(workers) => !workers.some(({ alive }) => alive)}
      none={t('tools.monitoring.noWorkers')}
      isException={({ alive }) => !alive}
      rowKey={({ id }) => id}
      columns={[
        [
          t('tools.state'),
          ({ alive }) => <Status tone={alive ? 'good' : 'poor'}>{t(alive ? 'tools.monitoring.alive' : 'tools.monitoring.silent')}</Status>,
        ],
        [t('tools.monitoring.host'), ({ host }) => host],
        [t('tools.monitoring.process'), ({ pid }) => pid, 'number'],
        [t('tools.monitoring.since'), ({ started_at }) => dateTime(started_at)],
      ]}
    />
  );
}

const COUNTS = ['waiting', 'delayed', 'active', 'dead', 'done_last_hour'] as const;

function Queues() {
  const t = useText();
  const label = (count: (typeof COUNTS)[number]) => t(`tools.monitoring.${count === 'done_last_hour' ? 'doneLastHour' : count}`);
  return (
    <TableSection
      title={t('tools.monitoring.queues')}
      query={useApiQuery('GET admin/jobs', {}, LIVE)}
      isException={({ dead }) => dead > 0}
      rowKey={({ id }) => id}
      columns={[
        [t('tools.monitoring.queue'), ({ title }) => title],
        ...COUNTS.map((count): Column<QueueDepthRecord> => [label(count), (queue) => integer(queue[count]), 'number']),
      ]}
    />
  );
}

const NEWEST = { range: [0, 24] as [number, number] };

function DeadLetters() {
  const t = useText();
  return (
    <TableSection
      title={t('tools.monitoring.deadLetters')}
      query={useApiQuery('GET admin/jobs/dead-letters', NEWEST, LIVE)}
      none={t('tools.monitoring.noDeadLetters')}
      rowKey={({ id }) => id}
      columns={[
        [t('tools.monitoring.queue'), ({ title }) => title],
        [t('tools.monitoring.error'), ({ error }) => error, 'words'],
        [t('tools.monitoring.attempts'), ({ attempts }) => attempts, 'number'],
        [t('tools.monitoring.when'), ({ failed_at }) => dateTime(failed_at)],
        [
          t('tools.monitoring.retry'),
          ({ id }) => (
            <ActionButton
              variant="text"
              label={t('tools.monitoring.retry')}
              run={() => callApi('POST admin/jobs/dead-letters/:id/retry', { id })}
              done={t('tools.monitoring.retried')}
            />
          ),
        ],
      ]}
    />
  );
}

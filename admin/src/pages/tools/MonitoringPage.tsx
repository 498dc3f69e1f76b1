import { Button } from '@mui/material';
import { CanAccess } from 'react-admin';
import { useServer } from '../../api/data-provider';
import { Banner } from '../../components/Banner';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { NightsPart, RateLimitsPart, SchedulesPart } from './MonitoringSchedules';
import { Part, useAction, useLive } from './monitoring-part';
import { ToolPage, ToolTable } from './ToolPage';
import styles from './tools.module.css';
import { VendorsPart } from './VendorsPart';

/** How the product stands right now. */
export function MonitoringPage() {
  const t = useText();
  return (
    <ToolPage title={t('tools.monitoring.title')}>
      <Workers />
      <Queues />
      <DeadLetters />
      <VendorsPart />
      <SchedulesPart />
      <NightsPart />
      <CanAccess action="list" resource="settings" accessDenied={null}>
        <RateLimitsPart />
      </CanAccess>
    </ToolPage>
  );
}

function Workers() {
  const t = useText();
  const { dateTime } = useFormat();
  const server = useServer();
  const query = useLive('workers', () => server.getWorkers());
  return (
    <Part title={t('tools.monitoring.workers')} query={query}>
      {(workers) =>
        workers.some(({ alive }) => alive) ? (
          <ToolTable
            label={t('tools.monitoring.workers')}
            columns={[
              [t('tools.state')],
              [t('tools.monitoring.host')],
              [t('tools.monitoring.process'), 'end'],
              [t('tools.monitoring.since')],
            ]}
          >
            {workers.map(({ id, host, pid, alive, started_at }) => (
              <tr key={id}>
                <td>
                  <Status tone={alive ? 'good' : 'poor'}>{t(alive ? 'tools.monitoring.alive' : 'tools.monitoring.silent')}</Status>
                </td>
                <td>{host}</td>
                <td className={styles.end}>{pid}</td>
                <td>{dateTime(started_at)}</td>
              </tr>
            ))}
          </ToolTable>
        ) : (
          <Banner tone="poor">{t('tools.monitoring.noWorkers')}</Banner>
        )
      }
    </Part>
  );
}

const COUNTS = ['waiting', 'delayed', 'active', 'dead', 'done_last_hour'] as const;

function Queues() {
  const t = useText();
  const { integer } = useFormat();
  const server = useServer();
  const query = useLive('queues', () => server.getQueues());
  const label = (count: (typeof COUNTS)[number]) => t(`tools.monitoring.${count === 'done_last_hour' ? 'doneLastHour' : count}`);
  return (
    <Part title={t('tools.monitoring.queues')} query={query}>
      {(queues) => (
        <ToolTable
          label={t('tools.monitoring.queues')}
          columns={[[t('tools.monitoring.queue')], ...COUNTS.map((count): [string, 'end'] => [label(count), 'end'])]}
        >
          {queues.map((queue) => (
            <tr key={queue.id}>
              <th scope="row">{queue.queue}</th>
              {COUNTS.map((count) => (
                <td key={count} className={styles.end}>
                  {integer(queue[count])}
                </td>
              ))}
            </tr>
          ))}
        </ToolTable>
      )}
    </Part>
  );
}

function DeadLetters() {
  const t = useText();
  const { dateTime } = useFormat();
  const server = useServer();
  const act = useAction();
  const query = useLive('dead-letters', () => server.getDeadLetters());
  return (
    <Part title={t('tools.monitoring.deadLetters')} query={query}>
      {(letters) =>
        letters.length === 0 ? (
          <p className={styles.grey}>{t('tools.monitoring.noDeadLetters')}</p>
        ) : (
          <ToolTable
            label={t('tools.monitoring.deadLetters')}
            columns={[
              [t('tools.monitoring.queue')],
              [t('tools.monitoring.error')],
              [t('tools.monitoring.attempts'), 'end'],
              [t('tools.monitoring.when')],
              [t('tools.monitoring.retry')],
            ]}
          >
            {letters.map(({ id, queue, error, attempts, failed_at }) => (
              <tr key={id}>
                <th scope="row">{queue}</th>
                <td className={styles.words}>{error}</td>
                <td className={styles.end}>{attempts}</td>
                <td>{dateTime(failed_at)}</td>
                <td>
                  <Button variant="text" onClick={() => void act(() => server.retryDeadLetter(id), t('tools.monitoring.retried'))}>
                    {t('tools.monitoring.retry')}
                  </Button>
                </td>
              </tr>
            ))}
          </ToolTable>
        )
      }
    </Part>
  );
}

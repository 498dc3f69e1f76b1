import { useServer } from '../../api/data-provider';
import { useFormat } from '../../format/use-format';
import { fr } from '../../i18n/fr';
import { useText } from '../../i18n/use-text';
import { Part, useLive } from './monitoring-part';
import { ToolTable } from './ToolPage';
import styles from './tools.module.css';

const { jobs } = fr.tools.monitoring;
const { rules } = fr.settings.limits;
const isKnown = (job: string): job is keyof typeof jobs => Object.hasOwn(jobs, job);
const isRule = (rule: string): rule is keyof typeof rules => Object.hasOwn(rules, rule);

/** What runs by itself: when it did, when it will. */
export function SchedulesPart() {
  const t = useText();
  const { dateTime } = useFormat();
  const server = useServer();
  const query = useLive('schedules', () => server.getSchedules());
  return (
    <Part title={t('tools.monitoring.schedules')} query={query}>
      {(schedules) => (
        <ToolTable
          label={t('tools.monitoring.schedules')}
          columns={[[t('tools.monitoring.schedule')], [t('tools.monitoring.last')], [t('tools.monitoring.next')]]}
        >
          {schedules.map(({ id, job, enabled, next_run_at, last_run }) => (
            <tr key={id}>
              <th scope="row">{isKnown(job) ? t(`tools.monitoring.jobs.${job}`) : job}</th>
              <td>{last_run ? dateTime(last_run.started_at) : t('tools.none')}</td>
              <td>{!enabled ? t('tools.monitoring.off') : next_run_at ? dateTime(next_run_at) : '–'}</td>
            </tr>
          ))}
        </ToolTable>
      )}
    </Part>
  );
}

export function NightsPart() {
  const t = useText();
  const { dateTime, integer } = useFormat();
  const server = useServer();
  const query = useLive('nights', () => server.getNights());
  return (
    <Part title={t('tools.monitoring.nights')} query={query}>
      {(nights) =>
        nights.length === 0 ? (
          <p className={styles.grey}>{t('tools.monitoring.noNights')}</p>
        ) : (
          <ToolTable
            label={t('tools.monitoring.nights')}
            columns={[
              [t('tools.monitoring.when')],
              [t('tools.state')],
              [t('tools.monitoring.prospects'), 'end'],
              [t('tools.monitoring.failures'), 'end'],
            ]}
          >
            {nights.map(({ id, created_at, status, total, done, failed }) => (
              <tr key={id}>
                <th scope="row">{dateTime(created_at)}</th>
                <td>{t(`tools.task.${status === 'paused' ? 'queued' : status}`)}</td>
                <td className={styles.end}>{t('tools.progress', { done: integer(done), total: integer(total) })}</td>
                <td className={styles.end}>{integer(failed)}</td>
              </tr>
            ))}
          </ToolTable>
        )
      }
    </Part>
  );
}

export function RateLimitsPart() {
  const t = useText();
  const { integer, duration } = useFormat();
  const server = useServer();
  const query = useLive('rate-limits', () => server.getRateLimits());
  return (
    <Part title={t('tools.monitoring.limits')} query={query}>
      {({ rules }) => (
        <ToolTable
          label={t('tools.monitoring.limits')}
          columns={[
            [t('tools.monitoring.rule')],
            [t('tools.monitoring.max'), 'end'],
            [t('tools.monitoring.window'), 'end'],
            [t('tools.monitoring.buckets'), 'end'],
            [t('tools.monitoring.blocked'), 'end'],
          ]}
        >
          {rules.map(({ rule, max, windowMs, buckets, blocked }) => (
            <tr key={rule}>
              <th scope="row">{isRule(rule) ? t(`settings.limits.rules.${rule}`) : rule}</th>
              <td className={styles.end}>{integer(max)}</td>
              <td className={styles.end}>{duration(windowMs)}</td>
              <td className={styles.end}>{integer(buckets)}</td>
              <td className={styles.end}>{integer(blocked)}</td>
            </tr>
          ))}
        </ToolTable>
      )}
    </Part>
  );
}

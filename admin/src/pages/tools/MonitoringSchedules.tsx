import { useApiQuery } from '../../api/call-api';
import type { ScheduleRecord } from '../../api/types';
import { stateChip } from '../../components/state-chip';
import { type Column, Table } from '../../components/Table';
import { dateTime, integer } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { fr } from '../../i18n/fr';
import { useText } from '../../i18n/use-text';
import { exceptionsFirst, LIVE, QuerySection, TableSection } from './monitoring-section';

const { rules } = fr.settings.limits;
const isRule = (rule: string): rule is keyof typeof rules => Object.hasOwn(rules, rule);

const State = stateChip('tools.monitoring.scheduleState', {
  fine: 'good',
  off: 'neutral',
  waiting: 'neutral',
  late: 'poor',
  failing: 'poor',
});

const rhythm = (seconds: number): string => (seconds < 60 ? `${seconds}\u202fs` : `${seconds / 60}\u202fmin`);

/** What runs by itself: when it did and what came of it, when it will. What is not as it should be stands first. */
export function SchedulesSection() {
  const t = useText();
  const { data, ...query } = useApiQuery('GET admin/schedules', {}, LIVE);
  const faultsFirst = data && exceptionsFirst(data, ({ fault }) => fault !== null);
  const state: Column<ScheduleRecord> = [t('tools.state'), (schedule) => <ScheduleState {...schedule} />];
  return (
    <QuerySection title={t('tools.monitoring.schedules')} query={{ ...query, data: faultsFirst }}>
      {(schedules) => (
        <>
          <Table
            label={t('tools.monitoring.daily')}
            rows={schedules.filter(({ daily }) => daily)}
            rowKey={({ id }) => id}
            columns={[
              [t('tools.monitoring.daily'), ({ title }) => title],
              state,
              [t('tools.monitoring.last'), ({ last_run: run }) => (run ? dateTime(run.started_at) : t('tools.monitoring.never')), 'nowrap'],
              [t('tools.monitoring.result'), ({ last_run: run }) => run?.result ?? '–'],
              [t('tools.monitoring.next'), ({ next_run_at: at }) => (at ? dateTime(at) : '–'), 'nowrap'],
            ]}
          />
          <div className="mt-6">
            <Table
              label={t('tools.monitoring.continuous')}
              rows={schedules.filter(({ daily }) => !daily)}
              rowKey={({ id }) => id}
              columns={[
                [t('tools.monitoring.continuous'), ({ title }) => title],
                state,
                [t('tools.monitoring.last'), ({ succeeded_at: at }) => (at ? dateTime(at) : t('tools.monitoring.never')), 'nowrap'],
                [t('tools.monitoring.every'), ({ every_seconds: every }) => (every === null ? '–' : rhythm(every)), 'number'],
              ]}
            />
          </div>
        </>
      )}
    </QuerySection>
  );
}

function ScheduleState({ state, fault }: Pick<ScheduleRecord, 'state' | 'fault'>) {
  return (
    <>
      <State state={state} />
      {fault && <span className="quiet block">{fault}</span>}
    </>
  );
}

const LAST_NIGHTS = { filter: { kind: 'nightly' }, range: [0, 6] as [number, number] };

export function NightsSection() {
  const t = useText();
  return (
    <TableSection
      title={t('tools.monitoring.nights')}
      query={useApiQuery('GET admin/scans', LAST_NIGHTS, LIVE)}
      none={t('tools.monitoring.noNights')}
      rowKey={({ id }) => id}
      columns={[
        [t('tools.monitoring.when'), ({ created_at }) => dateTime(created_at)],
        [t('tools.state'), ({ status }) => t(`tools.task.${status === 'paused' ? 'queued' : status}`)],
        [
          t('tools.monitoring.prospects'),
          ({ done, total }) => t('tools.progress', { done: integer(done), total: integer(total) }),
          'number',
        ],
        [t('tools.monitoring.failures'), ({ failed }) => integer(failed), 'number'],
      ]}
    />
  );
}

export function RateLimitsSection() {
  const t = useText();
  const { duration } = useFormat();
  const { data, ...query } = useApiQuery('GET admin/rate-limits', {}, LIVE);
  return (
    <TableSection
      title={t('tools.monitoring.limits')}
      query={{ ...query, data: data?.rules }}
      isException={({ blocked }) => blocked > 0}
      rowKey={({ rule }) => rule}
      columns={[
        [t('tools.monitoring.rule'), ({ rule }) => (isRule(rule) ? t(`settings.limits.rules.${rule}`) : rule)],
        [t('tools.monitoring.max'), ({ max }) => integer(max), 'number'],
        [t('tools.monitoring.window'), ({ windowMs }) => duration(windowMs), 'number'],
        [t('tools.monitoring.buckets'), ({ buckets }) => integer(buckets), 'number'],
        [t('tools.monitoring.blocked'), ({ blocked }) => integer(blocked), 'number'],
      ]}
    />
  );
}

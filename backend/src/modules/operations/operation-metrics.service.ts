import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Figure, Metrics, type Sample } from '../../common/http/metrics.service.js';
import { INCIDENT_NAMES } from '../../rules/incidents.rules.js';
import { type OperationFigures, OperationFiguresQueries } from './operation-figures.queries.js';

/** Metrics of the installation for Prometheus, read on scrape. */
@Injectable()
export class OperationMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly figures: OperationFiguresQueries,
  ) {}

  onModuleInit(): void {
    this.metrics.register(() => this.figures.read(), FIGURES);
  }
}

const known = (value: number | null): Sample[] => (value === null ? [] : [[{}, value]]);
const states = <State extends string>(counts: Record<State, number>): Sample[] =>
  Object.entries<number>(counts).map(([state, count]) => [{ state }, count]);

export const FIGURES: readonly Figure<OperationFigures>[] = [
  {
    name: 'smartindex_jobs',
    help: 'Jobs of a queue by state; dead: failed for good, waits for a person',
    labels: ['queue', 'state'],
    samples: ({ queues }) =>
      queues.flatMap(({ queue, waiting, delayed, active, dead }) =>
        states({ waiting, delayed, active, dead }).map(([label, count]): Sample => [{ queue, ...label }, count]),
      ),
  },
  {
    name: 'smartindex_dead_letters',
    help: 'Jobs of all queues that failed for good and wait for a person',
    samples: ({ queues }) => [[{}, queues.reduce((sum, { dead }) => sum + dead, 0)]],
  },
  {
    name: 'smartindex_oldest_job_seconds',
    help: 'How long the oldest job of a queue has been due; 0 while none waits',
    labels: ['queue'],
    samples: ({ queues }) => queues.map(({ queue, oldest_waiting_seconds }) => [{ queue }, oldest_waiting_seconds ?? 0]),
  },
  {
    name: 'smartindex_workers_alive',
    help: 'Worker processes heard of in the last 15 seconds',
    samples: ({ processes }) => known(processes.workers),
  },
  {
    name: 'smartindex_mails',
    help: 'Single e-mails that have not simply left; halted: waiting while nothing may or can leave',
    labels: ['state'],
    samples: ({ emails: { queued, sending, failed, unclear, closed, suspended } }) => {
      const isHalted = closed + suspended > 0;
      return states({ waiting: isHalted ? 0 : queued, halted: isHalted ? queued : 0, sending, failed, unclear });
    },
  },
  {
    name: 'smartindex_oldest_mail_seconds',
    help: 'Age of the oldest single e-mail that waits; 0 while none does',
    samples: ({ emails }) => known(emails.oldest_seconds ?? 0),
  },
  {
    name: 'smartindex_campaign_messages',
    help: 'Messages of campaigns that have not simply left; halted: of a paused campaign',
    labels: ['state'],
    samples: ({ messages }) => states({ ...messages }),
  },
  {
    name: 'smartindex_mail_server_closed',
    help: '1 while the mail server takes nothing from us',
    samples: ({ emails }) => known(emails.closed),
  },
  {
    name: 'smartindex_sending_suspended',
    help: '1 after a restore, until an administrator lets sending go on',
    samples: ({ emails }) => known(emails.suspended),
  },
  {
    name: 'smartindex_vendor_circuit',
    help: '1 for the state that the circuit of a vendor is in',
    labels: ['vendor', 'state'],
    samples: ({ vendors }) =>
      vendors.flatMap(({ vendor, circuit }) =>
        (['closed', 'half_open', 'open'] as const).map((state): Sample => [{ vendor, state }, Number(state === circuit)]),
      ),
  },
  {
    name: 'smartindex_vendor_spent_usd',
    help: "USD spent on a vendor this day or month, in the agency's zone",
    labels: ['vendor', 'period'],
    samples: ({ vendors }) => ofPeriods(vendors, ({ cost_day, cost_month }) => ({ day: cost_day, month: cost_month })),
  },
  {
    name: 'smartindex_vendor_calls',
    help: "Calls of a vendor this day or month, in the agency's zone",
    labels: ['vendor', 'period'],
    samples: ({ vendors }) => ofPeriods(vendors, ({ calls_day, calls_month }) => ({ day: calls_day, month: calls_month })),
  },
  {
    name: 'smartindex_vendor_budget_usd',
    help: 'USD that may be spent on a vendor per day or month; absent without a limit',
    labels: ['vendor', 'period'],
    samples: ({ vendors }) => ofPeriods(vendors, ({ limits }) => ({ day: limits.costPerDay, month: limits.costPerMonth })),
  },
  {
    name: 'smartindex_vendor_call_limit',
    help: 'Calls of a vendor allowed per day or month; absent without a limit',
    labels: ['vendor', 'period'],
    samples: ({ vendors }) => ofPeriods(vendors, ({ limits }) => ({ day: limits.callsPerDay, month: limits.callsPerMonth })),
  },
  {
    name: 'smartindex_incidents',
    help: 'What is wrong right now, as "Surveillance" lists it, by kind',
    labels: ['name'],
    samples: ({ processes: { troubles } }) => INCIDENT_NAMES.map((name) => [{ name }, troubles?.[name] ?? 0]),
  },
  {
    name: 'smartindex_schedule_last_success_timestamp_seconds',
    help: 'When what runs by itself last worked, within half a minute',
    labels: ['schedule'],
    samples: ({ schedules }) =>
      schedules.flatMap(({ job, succeeded_at }) => (succeeded_at === null ? [] : [[{ schedule: job }, succeeded_at]])),
  },
  {
    name: 'smartindex_schedule_failing',
    help: '1 while what runs by itself fails',
    labels: ['schedule'],
    samples: ({ schedules }) => schedules.map(({ job, is_failing }) => [{ schedule: job }, Number(is_failing)]),
  },
  {
    name: 'smartindex_backup_age_seconds',
    help: 'Time since the last backup that worked; absent while there is none',
    samples: ({ processes }) => known(processes.backup_age),
  },
  {
    name: 'smartindex_last_backup_failed',
    help: '1 when the last backup did not work; absent while there is none',
    samples: ({ processes }) => known(processes.backup_failed),
  },
  {
    name: 'smartindex_offsite_backup_age_seconds',
    help: 'Age of the newest backup with an off-site copy; absent while there is none',
    samples: ({ processes }) => known(processes.offsite_age),
  },
  {
    name: 'smartindex_last_offsite_backup_failed',
    help: '1 when the last off-site copy did not work; absent while none was tried',
    samples: ({ processes }) => known(processes.offsite_failed),
  },
  {
    name: 'smartindex_chromium_info',
    help: '1 for the version of the measuring browser, the oldest of all machines; absent while it is unknown',
    labels: ['version'],
    samples: ({ processes: { browser_version } }) => (browser_version === null ? [] : [[{ version: browser_version }, 1]]),
  },
  {
    name: 'smartindex_chromium_age_days',
    help: 'Days since the major version of the measuring browser was released; absent while it is unknown',
    samples: ({ browserAge }) => known(browserAge),
  },
  {
    name: 'smartindex_scans',
    help: 'Scans under way by state',
    labels: ['state'],
    samples: ({ processes: { scans } }) => states({ queued: 0, running: 0, paused: 0, ...scans }),
  },
];

type FiguresOfVendor = OperationFigures['vendors'][number];
type Period = 'day' | 'month';

/** A sample for each vendor and period; none where the figure is unlimited. */
const ofPeriods = (vendors: readonly FiguresOfVendor[], figures: (vendor: FiguresOfVendor) => Record<Period, number>): Sample[] =>
  vendors.flatMap((one) =>
    Object.entries(figures(one)).flatMap(([period, value]): Sample[] =>
      Number.isFinite(value) ? [[{ vendor: one.vendor, period }, value]] : [],
    ),
  );

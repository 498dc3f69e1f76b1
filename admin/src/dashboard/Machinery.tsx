import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { isScanOver } from '../api/scans';
import type { DashboardRecord } from '../api/types';
import { OptionalLink } from '../components/OptionalLink';
import { Part } from '../components/Part';
import { ScanCost } from '../components/ScanCost';
import { ScanTallyWords } from '../components/ScanTally';
import { Status, type Tone } from '../components/Status';
import { endedOf, scanTone } from '../components/scan-state';
import { date, dateTime } from '../format/format';
import { useText } from '../i18n/use-text';
import styles from './dashboard.module.css';

type Scans = DashboardRecord['scans'];
type Provider = DashboardRecord['providers'][number];

/** Whether the measuring goes on: scans, the night, the providers. */
export function Machinery({ scans, night, providers }: Pick<DashboardRecord, 'scans' | 'night' | 'providers'>) {
  const t = useText();
  return (
    <>
      <Part title={t('dashboard.scans.title')}>
        <ScanRows scans={scans} />
      </Part>
      {night && (
        <Part title={t('dashboard.night.title')}>
          <dl className={styles.facts}>
            <dt>{t('dashboard.night.last')}</dt>
            <dd>
              <LastNight run={night.last_run} />
            </dd>
            <dt>{t('dashboard.night.next')}</dt>
            <dd>{night.next_run_at ? dateTime(night.next_run_at) : t('dashboard.night.off')}</dd>
          </dl>
        </Part>
      )}
      <Part title={t('dashboard.providers.title')}>
        <ul className={styles.rows}>
          {providers.map((provider) => (
            <ProviderRow key={provider.vendor} provider={provider} />
          ))}
        </ul>
      </Part>
    </>
  );
}

function ScanRows({ scans: { queued, running, paused, latest } }: { scans: Scans }) {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <>
      <p className={styles.none}>
        <OptionalLink resource="scans">{t('dashboard.scans.state', { running, queued, paused })}</OptionalLink>
      </p>
      {latest.length === 0 && <p className={styles.none}>{t('dashboard.scans.none')}</p>}
      <ul className={styles.rows}>
        {latest.map(({ prospect, ...scan }) => (
          <li key={scan.id}>
            <span className={styles.main}>
              {prospect ? (
                <Link to={createPath({ resource: 'prospects', type: 'show', id: prospect.prospect_id })}>{prospect.company}</Link>
              ) : (
                <Link to={`/scans/${scan.id}/show`}>{t('dashboard.scans.many', { count: scan.total })}</Link>
              )}
              <span className={styles.detail}>
                {t(`dashboard.scans.kind.${scan.kind}`)}, {dateTime(scan.created_at)}
                {scan.status !== 'done' &&
                  scan.total > 1 &&
                  `, ${t('dashboard.scans.progress', { done: endedOf(scan), total: scan.total })}`}
              </span>
              <span className={styles.detail}>
                <ScanTallyWords scan={scan} />
              </span>
            </span>
            <Status tone={scanTone(scan)}>{t(`dashboard.scans.status.${scan.status}`)}</Status>
          </li>
        ))}
      </ul>
    </>
  );
}

function ProviderRow({ provider: { label, configured, circuit, summary } }: { provider: Provider }) {
  const t = useText();
  const tone: Tone = circuit === 'open' ? 'poor' : circuit === 'half_open' ? 'fair' : configured ? 'good' : 'neutral';
  const word = circuit === 'closed' && !configured ? 'unset' : circuit;
  return (
    <li>
      <span className={styles.main}>
        {label}
        {word !== 'unset' && <span className={styles.detail}>{summary}</span>}
      </span>
      <span className={styles.state}>
        <Status tone={tone}>{t(`dashboard.providers.${word}`)}</Status>
      </span>
    </li>
  );
}

function LastNight({ run }: { run: NonNullable<DashboardRecord['night']>['last_run'] }) {
  const t = useText();
  if (!run) return t('dashboard.night.never');
  const day = date(run.started_at);
  const { scan } = run;
  if (!scan || scan.total === 0) return t('dashboard.night.started', { date: day });
  return (
    <>
      <Link to={`/scans/${scan.id}/show`}>{day}</Link>{' '}
      {!isScanOver({ ...scan, target: null }) && `${t('dashboard.night.going', { done: endedOf(scan), total: scan.total })}, `}
      <ScanTallyWords scan={scan} />
      <span className={styles.detail}>
        <ScanCost cost={scan.cost} />
      </span>
    </>
  );
}

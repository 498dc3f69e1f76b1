import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { scanVerdict } from '../../../backend/src/rules/scan-outcomes.rules';
import type { DashboardRecord } from '../api/types';
import { Fact, Facts } from '../components/Facts';
import { OptionalLink } from '../components/OptionalLink';
import { PageSection } from '../components/PageSection';
import { ScanVerdictChip } from '../components/ScanVerdictChip';
import { Status, type Tone } from '../components/Status';
import { stateChip } from '../components/state-chip';
import { useVendorStateText } from '../components/use-vendor-state-text';
import { date, dateTime } from '../format/format';
import { useText } from '../i18n/use-text';

type Scans = DashboardRecord['scans'];
type Provider = DashboardRecord['providers'][number];

/** The state of the measurements: scans, nightly run, providers. */
export function OperationsOverview({ scans, night, providers }: Pick<DashboardRecord, 'scans' | 'night' | 'providers'>) {
  const t = useText();
  return (
    <>
      <PageSection title={t('dashboard.scans.title')}>
        <ScanRows scans={scans} />
      </PageSection>
      {night && (
        <PageSection title={t('dashboard.night.title')}>
          <Facts>
            <Fact label={t('dashboard.night.last')}>{lastNight(night.last_run, t)}</Fact>
            <Fact label={t('dashboard.night.next')}>{night.next_run_at ? dateTime(night.next_run_at) : t('dashboard.night.off')}</Fact>
          </Facts>
        </PageSection>
      )}
      <PageSection title={t('dashboard.providers.title')}>
        <ul className="lines pairs">
          {providers.map((provider) => (
            <ProviderRow key={provider.vendor} provider={provider} />
          ))}
        </ul>
      </PageSection>
    </>
  );
}

/** Shows the status of a scan without a verdict: the scan has not ended, or its outcomes are no longer known. */
const ScanState = stateChip('dashboard.scans.status', { done: 'neutral', running: 'accent', queued: 'neutral', paused: 'fair' });

function ScanRows({ scans: { queued, running, paused, latest } }: { scans: Scans }) {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <>
      <p className="grey py-2">
        <OptionalLink resource="scans">{t('dashboard.scans.state', { running, queued, paused })}</OptionalLink>
      </p>
      {latest.length === 0 && <p className="grey py-2">{t('dashboard.scans.none')}</p>}
      <ul className="lines pairs">
        {latest.map(({ id, kind, status, outcomes, total, done, failed, prospect, created_at }) => (
          <li key={id}>
            <span className="break shrink">
              {prospect ? (
                <Link to={createPath({ resource: 'prospects', type: 'show', id: prospect.prospect_id })}>{prospect.company}</Link>
              ) : (
                t('dashboard.scans.many', { count: total })
              )}
              <span className="wrap quiet gap-x-3">
                {t(`dashboard.scans.kind.${kind as 'quick'}`)}, {dateTime(created_at)}
                {total > 1 && `, ${t('dashboard.scans.progress', { done, total })}`}
                {failed > 0 && `, ${t('dashboard.scans.failures', { count: failed })}`}
              </span>
            </span>
            {scanVerdict({ status, outcomes }) ? <ScanVerdictChip scan={{ status, outcomes }} /> : <ScanState state={status as 'done'} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function ProviderRow({ provider }: { provider: Provider }) {
  const t = useText();
  const standing = useVendorStateText();
  const { label, configured, circuit } = provider;
  const tone: Tone = circuit === 'open' ? 'poor' : circuit === 'half_open' ? 'fair' : configured ? 'good' : 'neutral';
  const word = circuit === 'closed' && !configured ? 'unset' : circuit;
  return (
    <li>
      <span className="break shrink">
        {label}
        {word !== 'unset' && <span className="wrap quiet gap-x-3">{standing(provider)}</span>}
      </span>
      <span className="fixed">
        <Status tone={tone}>{t(`dashboard.providers.${word}`)}</Status>
      </span>
    </li>
  );
}

function lastNight(run: NonNullable<DashboardRecord['night']>['last_run'], t: ReturnType<typeof useText>): string {
  if (!run) return t('dashboard.night.never');
  const day = date(run.started_at);
  if (!run.scan) return t('dashboard.night.started', { date: day });
  const { done, total, failed } = run.scan;
  return t('dashboard.night.outcome', { date: day, done, total, failed });
}

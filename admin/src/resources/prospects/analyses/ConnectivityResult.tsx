import { CanAccess } from 'react-admin';
import { clueText } from '../../../api/cause-text';
import type { AnalysisPart, Redirect } from '../../../api/types';
import { Fact, Facts } from '../../../components/Facts';
import { Status } from '../../../components/Status';
import { date } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { displayUrl } from '../prospect-name';
import { useScanOfPage } from '../scan/ProspectScanProvider';

/** Whether and how the website answers. */
export function ConnectivityResult({ result }: { result: AnalysisPart<'connectivity'> }) {
  const t = useText();
  const { duration } = useFormat();
  const { outcome, status_code, response_time_ms, final_url, redirects, tls, reason, doubt } = result;
  if (!outcome) return null;
  const validTo = tls?.valid_to ? ` ${t('analysis.connectivity.validTo', { date: date(tls.valid_to) })}` : '';
  return (
    <>
      <p className="mb-3">
        <Status tone={outcome === 'ok' ? (doubt ? 'fair' : 'good') : 'poor'}>{t(`analysis.connectivity.outcome.${outcome}`)}</Status>
      </p>
      {outcome === 'other_company' || doubt ? <AcceptSite /> : null}
      <Facts>
        <Fact label={t('analysis.connectivity.todo')}>{outcome === 'ok' ? null : t(`analysis.connectivity.advice.${outcome}`)}</Fact>
        <Fact label={t('analysis.connectivity.doubt')}>{doubt && clueText(doubt)}</Fact>
        <Fact label={t('analysis.connectivity.status')}>{status_code}</Fact>
        <Fact label={t('analysis.connectivity.time')}>{response_time_ms == null ? null : duration(response_time_ms)}</Fact>
        <Fact label={t('analysis.connectivity.tls')}>
          {tls && (
            <Status tone={tls.state === 'valid' ? 'good' : 'poor'}>
              {t(`analysis.connectivity.tlsState.${tls.state}`)}
              {validTo}
            </Status>
          )}
        </Fact>
        <Fact label={t('analysis.connectivity.final')}>{final_url && displayUrl(final_url)}</Fact>
        <Fact label={t('analysis.connectivity.redirects')}>{redirects && redirects.length > 0 && <Redirects redirects={redirects} />}</Fact>
        <Fact label={t('analysis.connectivity.reason')}>{outcome !== 'ok' && reason && clueText(reason)}</Fact>
      </Facts>
    </>
  );
}

/** A person knows better whose page it is. */
function AcceptSite() {
  const t = useText();
  const { acceptSite, obstacle, isStarting } = useScanOfPage();
  return (
    <CanAccess action="scan" accessDenied={null}>
      <p>
        <button type="button" className="text-button" disabled={obstacle !== null || isStarting} onClick={() => void acceptSite()}>
          {t('analysis.connectivity.accept')}
        </button>{' '}
        <span className="grey">{t('analysis.connectivity.accepting')}</span>
      </p>
    </CanAccess>
  );
}

function Redirects({ redirects }: { redirects: Redirect[] }) {
  return (
    <ol>
      {redirects.map(({ url, status }) => (
        <li key={url}>
          {status} → {displayUrl(url)}
        </li>
      ))}
    </ol>
  );
}

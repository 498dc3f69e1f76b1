import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { callApi, useApiQuery } from '../../api/call-api';
import { causeText } from '../../api/cause-text';
import type { KeywordDebug, ProspectRecord, ScanRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { useScanWatch } from '../../components/use-scan-watch';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { SearchInput } from '../../list/SearchInput';
import { ScanCost } from '../../resources/prospects/scan/ScanCost';
import { KeywordFindings } from './KeywordFindings';
import { type LogLine, logLine, RunLog } from './RunLog';

const NEWEST_FIRST = { field: 'updated_at', order: 'DESC' } as const;

/** The keyword debugger, on any prospect. */
export function KeywordTestPage() {
  const t = useText();
  const [search] = useSearchParams();
  const prospectId = search.get('prospect');
  return (
    <>
      <PageHead title={t('tools.keywords.title')} lead={t('tools.keywords.lead')} />
      <ListBase resource="prospects" perPage={5} sort={NEWEST_FIRST} disableSyncWithLocation queryOptions={{ onError: () => undefined }}>
        <Choice chosen={prospectId} />
      </ListBase>
      {prospectId ? <Debugger key={prospectId} prospectId={prospectId} /> : <p className="part">{t('tools.keywords.choose')}</p>}
    </>
  );
}

function Choice({ chosen }: { chosen: string | null }) {
  const t = useText();
  const { data } = useListContext<ProspectRecord>();
  return (
    <div className="field">
      <SearchInput placeholder={t('tools.keywords.search')} />
      <p className="wrap gap-1 mt-2">
        {data?.map(({ id, prenom, nom, business_name, email }) => (
          <Link key={id} to={`?prospect=${id}`} aria-current={id === chosen ? 'true' : undefined}>
            {business_name || `${prenom} ${nom}`.trim() || email}
          </Link>
        ))}
        {data?.length === 0 && <span className="grey">{t('tools.keywords.noMatch')}</span>}
      </p>
    </div>
  );
}

/** What the prospect's keywords are, and what a call to the vendor brings now. */
function Debugger({ prospectId }: { prospectId: string }) {
  const t = useText();
  const [lines, setLines] = useState<LogLine[]>([]);
  const [scanId, setScanId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error, refetch } = useApiQuery('GET admin/prospects/:id/keyword-debug', { id: prospectId }, { staleTime: 0 });
  const note = (text: string) => setLines((all) => [...all, logLine(text)]);
  const isKnown = useRef(false);
  useEffect(() => {
    if (!data || isKnown.current) return;
    isKnown.current = true;
    const { prospect, record } = data;
    setLines([
      logLine(t('tools.keywords.logs.loaded', { name: prospect.name })),
      logLine(prospect.domain ? t('tools.keywords.logs.domain', { domain: prospect.domain }) : t('tools.keywords.noDomain')),
      logLine(record ? t('tools.keywords.logs.record', { count: record.keyword_count }) : t('tools.keywords.logs.none')),
    ]);
  }, [data, t]);

  const running = scanId ?? data?.scan_id ?? null;
  const lastState = useRef('');
  const onState = ({ tasks: [task] }: ScanRecord) => {
    if (!task || task.status === lastState.current) return;
    lastState.current = task.status;
    note(t('tools.keywords.logs.state', { state: t(`scan.status.${task.status}`) }));
  };
  const onEnd = async (scan: ScanRecord | null) => {
    setScanId(null);
    const error = scan?.tasks[0]?.error;
    const found = (await refetch()).data;
    if (scan?.tasks[0]?.status === 'failed' && error) fail(causeText(error));
    else note(t('tools.keywords.logs.ended', { count: found?.keywords.length ?? 0 }));
  };
  const fail = (message: string) => {
    const text = t('tools.keywords.failed', { message });
    setFailure(text);
    note(text);
  };
  useScanWatch(running, (scan) => void onEnd(scan), onState);

  const run = async () => {
    setFailure(null);
    lastState.current = '';
    note(t('tools.keywords.logs.started'));
    try {
      setScanId((await callApi('POST admin/prospects/:id/analyses/:analysis', { id: prospectId, analysis: 'keywords' })).scanId);
    } catch (problem) {
      fail(problem instanceof Error ? problem.message : String(problem));
    }
  };

  if (error)
    return (
      <LoadFailure title={t('tools.keywords.loadFailed')} onRetry={refetch}>
        {error.message}
      </LoadFailure>
    );
  if (!data) return <LoadingPage />;
  return (
    <>
      <div className="row gap-1 gap-x-3 my-3">
        <Button variant="contained" disabled={running !== null || !data.prospect.domain} onClick={() => void run()}>
          {t(running ? 'tools.keywords.running' : 'tools.keywords.run')}
        </Button>
        <ScanCost of={['keywords']} />
        {running && <progress aria-label={t('tools.keywords.running')} />}
      </div>
      <States debug={data} failure={failure} />
      <KeywordFindings debug={data} />
      <RunLog lines={lines} />
    </>
  );
}

function States({ debug: { prospect, record, keywords, last_attempt }, failure }: { debug: KeywordDebug; failure: string | null }) {
  const t = useText();
  if (failure) return <Banner tone="poor">{failure}</Banner>;
  if (!prospect.domain) return <Banner tone="fair">{t('tools.keywords.noDomain')}</Banner>;
  if (record?.source === 'sample') {
    const message = last_attempt?.error && causeText(last_attempt.error);
    return <Banner tone="fair">{message ? t('tools.keywords.sample', { message }) : t('tools.keywords.sampleAlone')}</Banner>;
  }
  if (record && keywords.length === 0) return <Banner tone="fair">{t('tools.keywords.noData')}</Banner>;
  return null;
}

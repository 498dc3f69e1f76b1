import { Button } from '@mui/material';
import { useState } from 'react';
import { httpClient } from '../../api/http-client';
import { statusOf } from '../../api/problem';
import { PageHead } from '../../components/PageHead';
import { ScrollingText } from '../../components/ScrollingText';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { RunResult } from './RunResult';
import { SiteForm } from './SiteForm';
import { useRun } from './use-run';

const MEASURES = ['connectivity', 'pagespeed', 'page', 'cms', 'keywords', 'reviews', 'citations'] as const;
const READS = {
  health: '/health/ready',
  jobs: '/api/admin/jobs',
  vendors: '/api/admin/vendors',
  schedules: '/api/admin/schedules',
} as const;
type Read = keyof typeof READS;

/** Every function of the server, called with its time taken and its answer shown. */
export function FunctionTestPage() {
  const t = useText();
  const { start, ...rest } = useRun();
  const [chosen, setChosen] = useState<readonly string[]>(MEASURES);
  const isRunning = rest.run?.status === 'queued' || rest.run?.status === 'running';
  const toggle = (name: string) => setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      <PageHead title={t('tools.edge.title')} lead={t('tools.edge.lead')} />
      <section>
        <h2>{t('tools.edge.measures')}</h2>
        <fieldset className="row gap-x-4 my-3 plain">
          <legend className="sr-only">{t('tools.edge.measures')}</legend>
          {MEASURES.map((name) => (
            <label key={name}>
              <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} /> {t(`analysis.name.${name}`)}
            </label>
          ))}
        </fieldset>
        <SiteForm
          submit="tools.edge.call"
          isRunning={isRunning || chosen.length === 0}
          onSubmit={(site) => start({ tool: 'functions', ...site, analyses: MEASURES.filter((name) => chosen.includes(name)) })}
        />
        <RunResult {...rest} />
      </section>
      <section className="part">
        <h2>{t('tools.edge.reads')}</h2>
        <Reads />
      </section>
    </>
  );
}

interface Called {
  ms: number;
  answer: string;
  isGood: boolean;
}

function Reads() {
  const t = useText();
  const { duration } = useFormat();
  const [called, setCalled] = useState<Partial<Record<Read, Called>>>({});
  const call = async (name: Read) => {
    const from = performance.now();
    const [isGood, answer] = await httpClient(READS[name]).then(
      ({ json }) => [true, JSON.stringify(json, null, 2)] as const,
      (error: Error) => [false, t('tools.edge.failed', { status: statusOf(error) || '–', message: error.message })] as const,
    );
    setCalled((all) => ({ ...all, [name]: { ms: performance.now() - from, answer, isGood } }));
  };
  return (
    <Table
      label={t('tools.edge.reads')}
      rows={Object.keys(READS) as Read[]}
      rowKey={(name) => name}
      columns={[
        [
          t('tools.edge.function'),
          (name) => (
            <>
              {t(`tools.edge.read.${name}`)} <span className="quiet block">{READS[name]}</span>
            </>
          ),
        ],
        [t('tools.state'), (name) => <ReadState name={name} found={called[name]} onCall={() => void call(name)} />],
        [t('tools.duration'), (name) => called[name] && duration(called[name].ms), 'number'],
        [t('tools.answer'), (name) => called[name] && <ScrollingText>{called[name].answer}</ScrollingText>, 'words'],
      ]}
    />
  );
}

function ReadState({ name, found, onCall }: { name: Read; found: Called | undefined; onCall: () => void }) {
  const t = useText();
  if (found) return <Status tone={found.isGood ? 'good' : 'poor'}>{t(`tools.task.${found.isGood ? 'done' : 'failed'}`)}</Status>;
  return (
    <Button variant="text" aria-label={`${t('tools.edge.call')} ${t(`tools.edge.read.${name}`)}`} onClick={onCall}>
      {t('tools.edge.call')}
    </Button>
  );
}

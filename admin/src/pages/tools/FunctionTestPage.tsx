import { Button } from '@mui/material';
import { useState } from 'react';
import { useServer } from '../../api/data-provider';
import { statusOf } from '../../api/problem';
import { ScrollingText } from '../../components/ScrollingText';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { RunResult } from './RunResult';
import { SiteForm } from './SiteForm';
import { ToolPage, ToolTable } from './ToolPage';
import styles from './tools.module.css';
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
    <ToolPage title={t('tools.edge.title')} lead={t('tools.edge.lead')}>
      <section>
        <h2>{t('tools.edge.measures')}</h2>
        <fieldset className={styles.choices}>
          <legend className="sr-only">{t('tools.edge.measures')}</legend>
          {MEASURES.map((name) => (
            <label key={name}>
              <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} /> {t(`analysis.name.${name}`)}
            </label>
          ))}
        </fieldset>
        <SiteForm
          submit={t('tools.edge.call')}
          isRunning={isRunning || chosen.length === 0}
          onSubmit={(site) => start({ tool: 'functions', ...site, analyses: MEASURES.filter((name) => chosen.includes(name)) })}
        />
        <RunResult {...rest} />
      </section>
      <section className={styles.part}>
        <h2>{t('tools.edge.reads')}</h2>
        <Reads />
      </section>
    </ToolPage>
  );
}

interface Called {
  ms: number;
  answer: string;
  isGood: boolean;
}

function Reads() {
  const t = useText();
  const server = useServer();
  const { duration } = useFormat();
  const [called, setCalled] = useState<Partial<Record<Read, Called>>>({});
  const call = async (name: Read) => {
    const from = performance.now();
    const [isGood, answer] = await server.getAnswer(READS[name]).then(
      (found) => [true, JSON.stringify(found, null, 2)] as const,
      (error: Error) => [false, t('tools.edge.failed', { status: statusOf(error) || '–', message: error.message })] as const,
    );
    setCalled((all) => ({ ...all, [name]: { ms: performance.now() - from, answer, isGood } }));
  };
  return (
    <ToolTable
      label={t('tools.edge.reads')}
      columns={[[t('tools.edge.function')], [t('tools.state')], [t('tools.duration'), 'end'], [t('tools.answer')]]}
    >
      {(Object.keys(READS) as Read[]).map((name) => {
        const found = called[name];
        return (
          <tr key={name}>
            <th scope="row">
              {t(`tools.edge.read.${name}`)} <span className={styles.sub}>{READS[name]}</span>
            </th>
            <td>
              {found ? (
                <Status tone={found.isGood ? 'good' : 'poor'}>{t(`tools.task.${found.isGood ? 'done' : 'failed'}`)}</Status>
              ) : (
                <Button
                  variant="text"
                  aria-label={`${t('tools.edge.call')} ${t(`tools.edge.read.${name}`)}`}
                  onClick={() => void call(name)}
                >
                  {t('tools.edge.call')}
                </Button>
              )}
            </td>
            <td className={styles.end}>{found && duration(found.ms)}</td>
            <td className={styles.words}>{found && <ScrollingText>{found.answer}</ScrollingText>}</td>
          </tr>
        );
      })}
    </ToolTable>
  );
}

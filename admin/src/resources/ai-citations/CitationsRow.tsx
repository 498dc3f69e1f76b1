import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { ASSISTANT_NAMES, type AssistantId } from '../../../../backend/src/rules/citations.rules';
import { callApi } from '../../api/call-api';
import { causeText } from '../../api/cause-text';
import type { AiCitationsRecord } from '../../api/types';
import { CitationCount, CitationTotal } from '../../components/CitationCount';
import { ExampleChipOf } from '../../components/ExampleChip';
import { showNotice } from '../../components/notice';
import { useScanWatch } from '../../components/use-scan-watch';
import { useText } from '../../i18n/use-text';
import { ScanCost } from '../prospects/scan/ScanCost';
import styles from './citations.module.css';

interface CitationsRowProps {
  record: AiCitationsRecord;
  onChanged: () => void;
  onProof: () => void;
}

type Typed = Partial<Record<AssistantId, string>>;

/** The citations of one prospect: shown, edited in place, or measured again. */
export function CitationsRow({ record, onChanged, onProof }: CitationsRowProps) {
  const t = useText();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [scanId, setScanId] = useState(record.scan_id);
  useScanWatch(scanId ?? record.scan_id, (scan) => {
    const failed = scan?.tasks.find(({ status }) => status !== 'done');
    if (scan?.status === 'done' && !failed) showNotice(t('ai.citations.regenerated'));
    else setFailure(sentence(t('ai.citations.regenerateError'), failed?.error ? causeText(failed.error) : undefined));
    setScanId(null);
    onChanged();
  });
  const isRunning = (scanId ?? record.scan_id) !== null;

  const attempt = async (work: () => Promise<void>, text: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(sentence(text, error instanceof Error ? error.message : undefined));
    }
    setBusy(false);
  };
  const save = () =>
    attempt(async () => {
      const platforms = Object.fromEntries(Object.entries(typed ?? {}).map(([name, citations]) => [name, { citations }]));
      await callApi('PUT admin/ai-citations/:id', { id: record.id, platforms });
      setTyped(null);
      showNotice(t('ai.citations.saved'));
      onChanged();
    }, t('ai.citations.saveError'));
  const regenerate = () =>
    attempt(
      async () => setScanId((await callApi('POST admin/ai-citations/:id/regenerate', { id: record.id })).scanId),
      t('ai.citations.regenerateError'),
    );

  return (
    <tr>
      <th scope="row">
        <Link to={`/prospects/${record.id}/show`}>{record.company}</Link>
        <ExampleChipOf record={record} />
        <span className="quiet block">{`${record.prenom} ${record.nom}`.trim()}</span>
        {isRunning && (
          <span className="small block">
            <progress aria-label={t('ai.citations.running')} /> {t('ai.citations.running')}
          </span>
        )}
        <span className="poor small block" role="status">
          {failure ?? (record.error && !isRunning && t('ai.citations.lastFailure', { message: causeText(record.error) }))}
        </span>
      </th>
      {record.platforms.map((count) => (
        <td key={count.platform} className="number" data-platform={ASSISTANT_NAMES[count.platform]}>
          {typed ? (
            <CountInput
              platform={count.platform}
              value={typed[count.platform] ?? ''}
              onChange={(value) => setTyped({ ...typed, [count.platform]: value })}
            />
          ) : (
            <CitationCount count={count} />
          )}
        </td>
      ))}
      <td data-platform={t('ai.citations.total')}>
        <CitationTotal platforms={record.platforms} />
      </td>
      <td className="nowrap">
        <CanAccess action="edit" resource="ai-citations" accessDenied={null}>
          {typed ? (
            <>
              <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
                {t('app.action.save')}
              </Button>
              <Button variant="text" onClick={() => setTyped(null)}>
                {t('app.action.cancel')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="text" onClick={() => setTyped(asTyped(record))}>
                {t('app.action.edit')}
              </Button>
              <Button variant="text" disabled={isBusy || isRunning} onClick={() => void regenerate()}>
                {t('ai.citations.regenerate')}
              </Button>
              <ScanCost of={['citations']} />
            </>
          )}
        </CanAccess>
        {!typed && (
          <Button variant="text" onClick={onProof}>
            {t('ai.citations.proof')}
          </Button>
        )}
      </td>
    </tr>
  );
}

const sentence = (text: string, cause: string | undefined): string => (cause ? `${text}. ${cause}` : text);

const asTyped = ({ platforms }: AiCitationsRecord): Typed =>
  Object.fromEntries(platforms.map(({ platform, citations }) => [platform, citations === null ? '' : String(citations)]));

function CountInput({ platform, value, onChange }: { platform: AssistantId; value: string; onChange: (value: string) => void }) {
  const t = useText();
  const id = useId();
  return (
    <>
      <input
        className={styles.input}
        inputMode="numeric"
        aria-label={t('ai.citations.count', { platform: ASSISTANT_NAMES[platform] })}
        aria-describedby={id}
        maxLength={10}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={id} className="sr-only">
        {t('ai.citations.help')}
      </span>
    </>
  );
}
